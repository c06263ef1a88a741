import type { MiddlewareFunction } from 'react-router';
import { pathInSite } from '../../i18n/base-path.ts';
import { isLanguage } from '../../i18n/languages.ts';

/** Extensions of files that programs ask for by convention. An address such as `/index.html` may be an old link of a person. */
const fileExtension =
  /\.(?:avif|css|gif|gz|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|wasm|webmanifest|webp|woff2?|xml|ya?ml|zip)$/i;

/** Whether a path names a file, not a page: by its extension, or below a directory such as `/.well-known`. */
export const isFilePath = (path: string): boolean => path.startsWith('/.') || fileExtension.test(path);

/**
 * Whether a path names a file that no route has.
 *
 * @param pattern the pattern of the matching route, such as `/:lang/about`
 * @param lang the first segment, where a route below `/:lang` matches. Any unknown segment is one.
 */
export const isMissingFile = (path: string, pattern: string, lang: string | undefined): boolean =>
  isFilePath(path) && (pattern.endsWith('*') || (lang !== undefined && !isLanguage(lang)));

/** Responds to requests for missing files without a page: programs ask for files, and nobody reads a page. */
export const respondToMissingFile: MiddlewareFunction<Response> = ({ url, pattern, params }) => {
  if (isMissingFile(pathInSite(url.pathname), pattern, params.lang))
    return new Response('Not Found\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
};
