import { createContext } from 'react-router';
import type { Api } from './client.ts';

/** The API client: one per request on the server, one per tab in the browser. */
export const apiContext = createContext<Api>();
