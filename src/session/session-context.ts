import { createContext } from 'react-router';
import type { UserSummary } from './cookies.ts';

/** Who makes a navigation: from the request's cookies on the server, from the browser's own in the browser. */
export const sessionContext = createContext<{ isLoggedIn: boolean; user: UserSummary | null }>();
