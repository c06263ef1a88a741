import { createContext } from 'react-router';
import type { UserSummary } from './cookies.ts';

/** The session of a navigation, from the cookies of the request or of the browser. */
export const sessionContext = createContext<{ isLoggedIn: boolean; user: UserSummary | null }>();
