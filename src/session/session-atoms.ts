import { atom } from 'jotai';
import type { UserSummary } from './cookies.ts';

/** Who is logged in; null for a visitor. */
export const userAtom = atom<UserSummary | null>(null);
