import { randomBytes } from 'node:crypto';

/** Makes a nonce that nobody can guess, and nobody had before. */
export const makeNonce = (): string => randomBytes(16).toString('base64');
