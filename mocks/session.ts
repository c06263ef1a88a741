import type { Data } from './operations/contract-types.ts';

/** What a login answers, with the user. */
export type Session = Data<'loginByPassword'> & { user: Data<'getUserDetail'> };

/**
 * Reads the session that the control plane opens. Its contract knows no more of a session than that it has a token.
 *
 * @throws Error for the session of another API
 */
export function toSession(signedIn: object): Session {
  if (!isSession(signedIn)) throw new Error('The control plane has opened no session of this API');
  return signedIn;
}

const isSession = (value: object): value is Session => 'refreshToken' in value && 'user' in value;
