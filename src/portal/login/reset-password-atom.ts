import { atom } from 'jotai';

/** A new password that the login form takes over after a reset. In memory only: the history of the browser is on its disk. */
export const resetPasswordAtom = atom<string | undefined>(undefined);
