import { randomBytes } from 'node:crypto';

/** Creates a unique, unpredictable nonce. */
export const makeNonce = (): string => randomBytes(16).toString('base64');
