import type { MiddlewareFunction } from 'react-router';
import { pathInSite } from '../../i18n/base-path.ts';
import { isLanguage } from '../../i18n/languages.ts';

/** Extensions of files that programs ask for by convention. An address such as `/index.html` may be an old link of a person. */
const fileExtension =
  /\.(?:avif|css|gif|gz|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|wasm|webmanifest|webp|woff2?|xml|ya?ml|zip)$/i;

/** Whether a path names a file, not a page: by its extension, or below a directory such as `/.well-known`. */
export const isFilePath = (path: string): boolean => path.startsWith('/.') || fileExtension.test(path);

interface MatchedPath {
  /** The path in the site. */
  pathname: string;
  /** The pattern of the matching route, such as `/:lang/about`. */
  pattern: string;
  /** The first segment, where a route below `/:lang` matches. Any unknown segment is one. */
  lang: string | undefined;
}

/** Whether a path names a file that no route has. */
export const isMissingFile = ({ pathname, pattern, lang }: MatchedPath): boolean =>
  isFilePath(pathname) && (pattern.endsWith('*') || (lang !== undefined && !isLanguage(lang)));

/** The response for a missing file: programs ask for files, and nobody reads a page. */
const fileNotFound = (): Response =>
  new Response('Not Found\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/** Responds to requests for missing files without a page. */
export const respondToMissingFile: MiddlewareFunction<Response> = ({ url, pattern, params }) => {
  if (isMissingFile({ pathname: pathInSite(url.pathname), pattern, lang: params.lang }))
    return fileNotFound();
};
