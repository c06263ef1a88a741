import { type LoaderFunctionArgs, matchPath } from 'react-router';
import type { Api } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';
import { translateTo } from '../../i18n/i18n.ts';
import { contentLanguage, type Language, languageOf } from '../../i18n/languages.ts';
import { paths } from '../../paths/paths.ts';
import { throw404 } from '../errors/throw-404.ts';
import { retryLater } from '../feeds/retry-later.ts';
import { pageTitle } from './page-title.server.ts';
import {
  advancePreview,
  newsPreview,
  type PreviewPage,
  previewPages,
  type ReadText,
} from './preview-pages.server.tsx';

/** What an image shows: a page with a drawing, an article with its title, or the title of another page alone. */
type Subject = { page: PreviewPage; title?: string } | { page?: undefined; title: string };

/** The preview image of a public page: `/preview/about.png`, of an article: `/preview/about~news~{id}.png`. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => retryLater(() => imageOf(args));

async function imageOf({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const language = languageOf(url.pathname);
  const path = pagePath(params.file ?? '');
  const subject = await subjectOf(context.get(apiContext), path, language);
  if (!subject) throw new Response(null, { status: 404 });
  const read: ReadText = translateTo(language);
  const { brandName, siteOrigin } = context.get(bootstrapContext).config;
  // On demand, because the typefaces are large.
  const { renderPreview } = await import('./render-preview.server.ts');
  const image = await renderPreview(
    {
      ...contentOf(subject, read),
      name: brandName?.[contentLanguage(language)] ?? null,
      host: siteOrigin && new URL(siteOrigin).host,
    },
    language,
  );
  return new Response(image, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}

function contentOf({ page, title }: Subject, read: ReadText) {
  if (!page) return { headline: title, fallback: title };
  const headline = read(page.headline);
  return {
    headline: title ?? headline,
    fallback: headline,
    label: read(page.label),
    drawing: page.draw?.(read),
  };
}

/** The unprefixed path of the page of an image file; undefined for another file name. */
function pagePath(file: string): string | undefined {
  const name = /^(.+)\.png$/.exec(file)?.[1];
  return name === undefined ? undefined : name === 'home' ? paths.home() : `/${name.replaceAll('~', '/')}`;
}

async function subjectOf(
  api: Api,
  path: string | undefined,
  language: Language,
): Promise<Subject | undefined> {
  if (path === undefined) return undefined;
  const page = previewPages.get(path);
  if (page) return { page };
  const query = { lang: contentLanguage(language) };
  const news = matchPath('/about/news/:id', path)?.params.id;
  if (news !== undefined) {
    const request = api.getNews({ path: { id: news }, query });
    return { page: newsPreview, title: (await throw404(request)).title };
  }
  const advance = matchPath('/about/advance/news/:id', path)?.params.id;
  if (advance === undefined) {
    const title = await pageTitle(path, language);
    return title === undefined ? undefined : { title };
  }
  const request = api.getAdvance({ path: { id: advance }, query });
  return { page: advancePreview, title: (await throw404(request)).title };
}
