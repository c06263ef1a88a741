import { data, type MiddlewareFunction, redirect } from 'react-router';
import { pathInSite } from './base-path.ts';
import { defaultLanguage, isLanguage } from './languages.ts';

/** Matches language tags, such as `fr`, `pt-BR` and `zh-Hant`. */
const languageShape = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;

/**
 * The canonical path: a language prefix in lower case, no default prefix, no trailing slash and no repeated slashes. It starts with a
 * single slash, because `//host` in a Location header leads to another site.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const language = segments[0]?.toLowerCase();
  if (isLanguage(language)) segments[0] = language;
  if (language === defaultLanguage) segments.shift();
  return `/${segments.join('/')}`;
}

/** The body of the 404 response for an unknown language, which the error page reads. */
export const unknownLanguage = 'unknown-language';

/** The reason why a language segment is not found; undefined for a language. */
export function validateLanguageSegment(
  segment: string,
): { data: typeof unknownLanguage | null } | undefined {
  if (isLanguage(segment)) return undefined;
  return { data: languageShape.test(segment) ? unknownLanguage : null };
}

/** The language redirects and errors of every route, on the server and in the browser. */
export const languageMiddleware: MiddlewareFunction = ({ url, params }) => {
  const path = pathInSite(url.pathname);
  const proper = canonicalPath(path);
  if (proper !== path) throw redirect(proper + url.search, 301);
  // Any unknown first segment matches `:lang`: another language or an unknown page.
  const miss = params.lang === undefined ? undefined : validateLanguageSegment(params.lang);
  if (miss) throw data(miss.data, { status: 404 });
};
