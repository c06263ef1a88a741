import type { LoaderFunctionArgs } from 'react-router';
import { languages } from '../../i18n/languages.ts';
import { localize } from '../../i18n/localized-path.ts';
import { paths } from '../../paths/paths.ts';
import { originOf } from './site-origin.ts';
import { documentResponse } from './xml.ts';

/** The robots.txt. It excludes the user area; `noindex` pages stay allowed, because robots must read the tag. */
export function loader(args: LoaderFunctionArgs): Response {
  const closed = languages.map((language) => `Disallow: ${localize(paths.user(), language)}`);
  const origin = originOf(args);
  // The URL of a sitemap must be absolute.
  const siteMap = origin ? ['', `Sitemap: ${origin}${paths.sitemap()}`] : [];
  const lines = ['User-agent: *', ...closed, ...siteMap, ''];
  return documentResponse(lines.join('\n'), 'text/plain');
}
