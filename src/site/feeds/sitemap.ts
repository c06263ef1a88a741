import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../../api/context.ts';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';
import { publicAddresses } from '../../app/route-addresses.ts';
import { defaultLanguage, htmlLanguage, type Language, languages } from '../../i18n/languages.ts';
import { localize } from '../../i18n/localized-path.ts';
import { paths } from '../../paths/paths.ts';
import { formatDate, isoTime } from '../../ui/format/date.ts';
import { allArticles } from './all-articles.ts';
import { retryLater } from './retry-later.ts';
import { originOf } from './site-origin.ts';
import { documentResponse, escapeXml } from './xml.ts';

interface Entry {
  path: string;
  languages: readonly Language[];
  publishTime?: number;
}

/** The entry of one URL with the alternates of its other languages. */
function entryOf(origin: string, { path, languages: all, publishTime }: Entry, language: Language): string {
  const address = (of: Language) => escapeXml(origin + localize(path, of));
  const link = (hreflang: string, of: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(of)}"/>`;
  const alternates =
    all.length > 1
      ? [...all.map((of) => link(htmlLanguage(of), of)), link('x-default', defaultLanguage)].join('')
      : '';
  const isDated = publishTime !== undefined && isoTime(publishTime);
  const changed = isDated ? `<lastmod>${formatDate(publishTime)}</lastmod>` : '';
  return `<url><loc>${address(language)}</loc>${changed}${alternates}</url>`;
}

/** The sitemap: every indexed page and article in each of its languages. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => retryLater(() => siteMapOf(args));

async function siteMapOf(args: LoaderFunctionArgs): Promise<Response> {
  const origin = originOf(args);
  // The build contains this module, so it is imported when it is complete.
  const { routes } = await import('virtual:react-router/server-build');
  // Pages that a configured document replaces redirect.
  const { privacyUrl, termsUrl } = args.context.get(bootstrapContext).config.legal;
  const replaced = [privacyUrl && paths.privacy(), termsUrl && paths.terms()];
  const pages: Entry[] = publicAddresses(routes)
    .filter((path) => !replaced.includes(path))
    .map((path) => ({ path, languages }));
  const articles: Entry[] = await allArticles(args.context.get(apiContext));
  const entries = [...pages, ...articles].flatMap((entry) =>
    entry.languages.map((language) => entryOf(origin, entry, language)),
  );
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
  return documentResponse(body, 'application/xml');
}
