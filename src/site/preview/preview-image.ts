import { type LoaderFunctionArgs, matchPath } from 'react-router';
import type { Api } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';
import { pageTexts } from '../../app/page-texts.ts';
import { listPublicPages } from '../../app/route-addresses.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { contentLanguage, type Language, languageOf } from '../../i18n/languages.ts';
import { paths } from '../../paths/paths.ts';
import { throw404 } from '../errors/throw-404.ts';
import { retryLater } from '../feeds/retry-later.ts';
import type { SearchEntry } from '../search/search-entry.ts';
import type { PreviewTexts } from './render-preview.server.ts';

/** The generated index of the site search, which has the cases. */
const indexFiles = import.meta.glob<SearchEntry[]>('../search/generated/*.json', { import: 'default' });

/** The preview image of a public page: `/preview/about.png`, of an article: `/preview/about~news~{id}.png`. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => retryLater(() => imageOf(args));

async function imageOf({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const language = languageOf(url.pathname);
  const path = pagePath(params.file ?? '');
  const texts = path && (await textsOf(context.get(apiContext), path, language));
  if (!texts) throw new Response(null, { status: 404 });
  const { brandName, siteOrigin } = context.get(bootstrapContext).config;
  // On demand, because the typefaces are large.
  const { renderPreview } = await import('./render-preview.server.ts');
  const image = await renderPreview(
    {
      ...texts,
      name: brandName?.[contentLanguage(language)] ?? null,
      host: siteOrigin && new URL(siteOrigin).host,
    },
    language,
  );
  return new Response(image, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}

/** The unprefixed path of the page of an image file; undefined for another file name. */
function pagePath(file: string): string | undefined {
  const name = /^(.+)\.png$/.exec(file)?.[1];
  return name === undefined ? undefined : name === 'home' ? paths.home() : `/${name.replaceAll('~', '/')}`;
}

/** What the image of a page or an article says; undefined for another path. */
async function textsOf(api: Api, path: string, language: Language): Promise<PreviewTexts | undefined> {
  const query = { lang: contentLanguage(language) };
  const news = matchPath('/about/news/:id', path)?.params.id;
  if (news !== undefined) {
    const { title } = await throw404(api.getNews({ path: { id: news }, query }));
    return articleTexts('news.list', title, language);
  }
  const advance = matchPath('/about/advance/news/:id', path)?.params.id;
  if (advance !== undefined) {
    const { title } = await throw404(api.getAdvance({ path: { id: advance }, query }));
    return articleTexts('advance.list', title, language);
  }
  // The build contains this module, so it is imported when it is complete.
  const { routes } = await import('virtual:react-router/server-build');
  const page = listPublicPages(routes).find((each) => each.path === path);
  if (!page) return undefined;
  const { section, headline } = namesOf(page.name, language);
  return headline === undefined ? caseTexts(path, language) : { section, headline, fallback: headline };
}

function namesOf(name: string, language: Language) {
  const i18n = createI18n(language);
  return pageTexts(name, (key) => (i18n.exists(key) ? i18n.t(key) : undefined));
}

function articleTexts(list: string, title: string, language: Language): PreviewTexts {
  const { headline } = namesOf(list, language);
  return { section: headline, headline: title, fallback: headline ?? '' };
}

/** A case is a part of the texts of its page. */
async function caseTexts(path: string, language: Language): Promise<PreviewTexts | undefined> {
  const entries = await indexFiles[`../search/generated/${language}.json`]?.();
  const entry = entries?.find((each) => each.path === path);
  return entry && { section: entry.text, headline: entry.title, fallback: entry.title };
}
