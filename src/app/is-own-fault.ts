import { ApiError } from '../api/api-error.ts';

/**
 * Whether an uncaught error is a fault of this site: not a failed call, which the API client reports, not an aborted request, and
 * not an error of an extension or of a script of another origin. Browsers hide the latter, or their stack begins in another origin.
 */
export function isOwnFault(error: unknown, origin: string): error is Error {
  if (!(error instanceof Error) || error instanceof ApiError || error.name === 'AbortError') return false;
  const [place] = /(?<![a-z-])[a-z-]+:\/\/[^\s)]+/.exec(error.stack?.replace(error.message, '') ?? '') ?? [];
  return place === undefined || place.startsWith(`${origin}/`);
}
