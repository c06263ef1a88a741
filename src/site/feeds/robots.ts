import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '../../app/paths.ts';
import { languages } from '../../i18n/languages.ts';
import { localize } from '../../i18n/localized-path.ts';
import { originOf } from './site-origin.ts';
import { documentResponse } from './xml.ts';

/** What robots may read: all but the user area. Pages that say `noindex` stay readable, or nobody would see it. */
export function loader(args: LoaderFunctionArgs): Response {
  const closed = languages.map((language) => `Disallow: ${localize(paths.user(), language)}`);
  const origin = originOf(args);
  // The address of a site map has to be absolute.
  const siteMap = origin ? ['', `Sitemap: ${origin}${paths.sitemap()}`] : [];
  const lines = ['User-agent: *', ...closed, ...siteMap, ''];
  return documentResponse(lines.join('\n'), 'text/plain');
}
