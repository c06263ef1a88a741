import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { isUserArea } from '../../paths/paths.ts';
import { sessionCookies } from '../../session/cookies.ts';
import type { CanonicalAddress } from './canonical-address.ts';

/** Whether a `Cookie` header has a cookie of the session, by the parser that the pages use. */
function hasSession(header = ''): boolean {
  const cookies = parseCookie(header);
  return Object.values(sessionCookies).some((name) => cookies[name] !== undefined);
}

/**
 * Whether the response is for one user: in the user area, for a request with headers that are forwarded to the API, and for a
 * request with a session for a page that depends on it.
 *
 * Other headers do not decide, such as `Authorization`: pages do not read it, and a stranger would choose to have a page rendered.
 *
 * @param forwardedHeaders names of the headers that API calls of the server forward
 */
export const isPersonalRequest = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  { path, isPersonal }: Pick<CanonicalAddress, 'path' | 'isPersonal'>,
  forwardedHeaders: readonly string[],
): boolean =>
  isUserArea(stripLanguage(path)) ||
  forwardedHeaders.some((name) => headers[name.toLowerCase()] !== undefined) ||
  (isPersonal && hasSession(headers.cookie));
