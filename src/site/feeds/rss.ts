import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../../api/context.ts';
import { unwrap } from '../../api/unwrap.ts';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { documentTitle } from '../../document/document-title.ts';
import { i18n } from '../../i18n/i18n.ts';
import { contentLanguage, htmlLanguage, languageOf } from '../../i18n/languages.ts';
import { localize } from '../../i18n/localized-path.ts';
import { retryLater } from './retry-later.ts';
import { originOf } from './site-origin.ts';
import { documentResponse, escapeXml } from './xml.ts';

/** The number of items in the feed. */
const size = 30;

/** The RSS feed of the news in one language. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => retryLater(() => feedOf(args));

async function feedOf(args: LoaderFunctionArgs): Promise<Response> {
  const lang = languageOf(args.url.pathname);
  const query = { lang: contentLanguage(lang), page: 1, size };
  const { list } = await unwrap(args.context.get(apiContext).GET('/v1/news/list', { params: { query } }));

  const origin = originOf(args);
  const address = (path: string) => escapeXml(origin + localize(path, lang));
  const title = i18n.t('news.list.title', { lng: lang });
  const { brandName } = args.context.get(bootstrapContext).config;
  const items = list.map(
    ({ id, title: headline, summary, publishTime }) => `<item>
<title>${escapeXml(headline)}</title>
<link>${address(paths.newsDetail(id))}</link>
<guid isPermaLink="${origin !== ''}">${address(paths.newsDetail(id))}</guid>
<description>${escapeXml(summary)}</description>
<pubDate>${new Date(publishTime).toUTCString()}</pubDate>
</item>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(documentTitle(title, brandName))}</title>
<link>${address(paths.newsList())}</link>
<description>${escapeXml(i18n.t('news.list.lead', { lng: lang }))}</description>
<language>${htmlLanguage(lang).toLowerCase()}</language>
<atom:link href="${address(paths.rss())}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
  return documentResponse(body, 'application/rss+xml');
}
