import { data, type MiddlewareFunction, redirect } from 'react-router';
import { pathInSite } from './base-path.ts';
import { defaultLanguage, isLanguage } from './languages.ts';

/** `fr`, `pt-BR`, `zh-Hant`: what a visitor would type to get another language. */
const languageShape = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;

/**
 * The address a page really has, when it is not this one: no default prefix, no trailing slash, no repeated slashes.
 * It starts with a single slash, as `//host` in a Location header would lead to another site.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const own = segments[0] === defaultLanguage ? segments.slice(1) : segments;
  return `/${own.join('/')}`;
}

/** Body of the 404 for an unknown language; the error page reads it. */
export const unknownLanguage = 'unknown-language';

/** Why the segment in a language's place makes the address a miss, or undefined when it is a language. */
export function validateLanguageSegment(
  segment: string,
): { data: typeof unknownLanguage | null } | undefined {
  if (isLanguage(segment)) return undefined;
  return { data: languageShape.test(segment) ? unknownLanguage : null };
}

/** The language rules of every address, the same on the server and in the browser. */
export const languageMiddleware: MiddlewareFunction = ({ url, params }) => {
  const path = pathInSite(url.pathname);
  const proper = canonicalPath(path);
  if (proper !== path) throw redirect(proper + url.search, 301);
  // Any first segment that begins no other address lands on `:lang`: another language, or just a miss.
  const miss = params.lang === undefined ? undefined : validateLanguageSegment(params.lang);
  if (miss) throw data(miss.data, { status: 404 });
};
