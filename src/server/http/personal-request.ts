import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { sessionCookies } from '../../session/cookies.ts';
import type { CanonicalAddress } from './canonical-address.ts';

const sessionNames = Object.values(sessionCookies);

/** Whether a `Cookie` header has a cookie of the session, by the parser that the pages use. */
function hasSession(header = ''): boolean {
  const cookies = parseCookie(header);
  return sessionNames.some((name) => cookies[name] !== undefined);
}

/** The paths of the user area in every language. */
const userArea = /^\/(?:[a-z]{2}\/)?user(?:[/.]|$)/i;

type PersonalRequest = Pick<IncomingMessage, 'headers'> & { path: string };

/**
 * Creates a predicate for requests whose response is for one user: the user area, requests with headers that are forwarded to the
 * API, and requests with a session for a page that depends on it.
 *
 * @param forwardedHeaders names of the headers that API calls of the server forward
 */
export function createIsPersonal(
  forwardedHeaders: readonly string[],
): (request: PersonalRequest, page: Pick<CanonicalAddress, 'isPersonal'>) => boolean {
  // Not `Authorization`: pages do not read it, and a stranger would choose to have a page rendered.
  const forwarded = forwardedHeaders.map((name) => name.toLowerCase());
  return ({ path, headers }, { isPersonal }) =>
    userArea.test(path) ||
    forwarded.some((name) => headers[name] !== undefined) ||
    (isPersonal && hasSession(headers.cookie));
}
