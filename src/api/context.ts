import { createContext } from 'react-router';
import type { Api } from './client.ts';

/** The API client of the side that runs: the server's per request, the browser's per tab. */
export const apiContext = createContext<Api>();
