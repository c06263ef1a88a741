import type { IncomingMessage } from 'node:http';
import { sessionCookies } from '../../session/cookies.ts';

const sessionCookie = new RegExp(`(?:^|[;\\s])(?:${Object.values(sessionCookies).join('|')})=`);

/**
 * Creates a predicate for anonymous requests: no session, no credentials and no headers that are forwarded to the API.
 *
 * @param forwardedHeaders names of the headers that API calls of the server forward
 */
export function createIsAnonymous(
  forwardedHeaders: readonly string[],
): (request: IncomingMessage) => boolean {
  const personal = ['authorization', ...forwardedHeaders.map((name) => name.toLowerCase())];
  return ({ headers }) =>
    !sessionCookie.test(headers.cookie ?? '') && personal.every((name) => headers[name] === undefined);
}

/** The paths of the user area in every language. Their pages depend on the session. */
export const isUserArea = (path: string) => /^\/(?:[a-z]{2}\/)?user(?:[/.]|$)/i.test(path);
