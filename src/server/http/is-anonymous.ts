import type { IncomingMessage } from 'node:http';
import { sessionCookies } from '../../session/cookies.ts';

const sessionCookie = new RegExp(`(?:^|[;\\s])(?:${Object.values(sessionCookies).join('|')})=`);

/**
 * Makes the question whether a request is nobody's in particular: no session, no credentials, nothing that the API
 * would be told.
 *
 * @param forwardedHeaders names of headers that the server's API calls pass on
 */
export function anonymity(forwardedHeaders: readonly string[]): (request: IncomingMessage) => boolean {
  const personal = ['authorization', ...forwardedHeaders.map((name) => name.toLowerCase())];
  return ({ headers }) =>
    !sessionCookie.test(headers.cookie ?? '') && personal.every((name) => headers[name] === undefined);
}

/** Addresses of the user area, in whatever language; what they show is for one person. */
export const isUserArea = (path: string) => /^\/(?:[a-z]{2}\/)?user(?:[/.]|$)/i.test(path);
