import type { LoaderFunctionArgs } from 'react-router';
import type { Api } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';
import { documentTitle } from '../../document/document-title.ts';
import { translateTo } from '../../i18n/i18n.ts';
import { type ContentLanguage, contentLanguage, htmlLanguage, languageOf } from '../../i18n/languages.ts';
import { localize } from '../../i18n/localized-path.ts';
import { paths } from '../../paths/paths.ts';
import { isoTime } from '../../ui/format/date.ts';
import { sanitizeArticle } from '../news/sanitize-article.server.ts';
import { withTimeout } from '../seo/with-timeout.ts';
import { absoluteUrls } from './absolute-urls.ts';
import { retryLater } from './retry-later.ts';
import { originOf } from './site-origin.ts';
import { documentResponse, escapeXml } from './xml.ts';

/** The number of items in the feed. */
const size = 30;

/** The sanitized content of an article; null on failure or timeout, so that one article does not fail the feed. */
const contentOf = (api: Api, id: string, lang: ContentLanguage): Promise<string | null> =>
  withTimeout(async (signal) => {
    const { content } = await api.getNews({ path: { id }, query: { lang }, signal });
    return sanitizeArticle(content).sanitised;
  });

const contentElement = (html: string | null | undefined, origin: string) =>
  html ? `<content:encoded>${escapeXml(absoluteUrls(html, origin))}</content:encoded>\n` : '';

/** The RSS feed of the news in one language, with full text. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => retryLater(() => feedOf(args));

async function feedOf(args: LoaderFunctionArgs): Promise<Response> {
  const lang = languageOf(args.url.pathname);
  const api = args.context.get(apiContext);
  const query = { lang: contentLanguage(lang), page: 1, size };
  const { list } = await api.listNews({ query });
  const contents = await Promise.all(list.map(({ id }) => contentOf(api, id, query.lang)));

  const origin = originOf(args);
  const address = (path: string) => escapeXml(origin + localize(path, lang));
  const t = translateTo(lang);
  const title = t('news.list.title');
  const { brandName } = args.context.get(bootstrapContext).config;
  const items = list.map(
    ({ id, title: headline, summary, publishTime, topic }, index) => `<item>
<title>${escapeXml(headline)}</title>
<link>${address(paths.newsDetail(id))}</link>
<guid isPermaLink="${origin !== ''}">${address(paths.newsDetail(id))}</guid>
<description>${escapeXml(summary)}</description>
${topic ? `<category>${escapeXml(topic.name)}</category>\n` : ''}${contentElement(contents[index], origin)}${isoTime(publishTime) ? `<pubDate>${new Date(publishTime).toUTCString()}</pubDate>\n` : ''}</item>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(documentTitle(title, brandName?.[contentLanguage(lang)]))}</title>
<link>${address(paths.newsList())}</link>
<description>${escapeXml(t('news.list.lead'))}</description>
<language>${htmlLanguage(lang).toLowerCase()}</language>
<atom:link href="${address(paths.rss())}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
  return documentResponse(body, 'application/rss+xml');
}
