import { atom } from 'jotai';
import type { UserSummary } from './cookies.ts';

/** The authenticated user; null for an anonymous user. */
export const userAtom = atom<UserSummary | null>(null);

/**
 * Three actions of the specified store that do nothing. Pages call the API and reload the user record after a change.
 */
export const refreshUserAtom = atom(null, () => {});
export const registerAtom = atom(null, () => {});
export const resetPasswordAtom = atom(null, () => {});
