import { atom } from 'jotai';
import type { UserSummary } from './cookies.ts';

/** Who is logged in; null for a visitor. */
export const userAtom = atom<UserSummary | null>(null);

/**
 * Three actions that the product's store has always offered and that do nothing. Pages call the API instead, and read
 * the user record again after a change.
 */
export const refreshUserAtom = atom(null, () => {});
export const registerAtom = atom(null, () => {});
export const resetPasswordAtom = atom(null, () => {});
