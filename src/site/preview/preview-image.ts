import { type LoaderFunctionArgs, matchPath } from 'react-router';
import type { Api } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import { unwrap } from '../../api/unwrap.ts';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { type ContentLanguage, contentLanguage, languageOf } from '../../i18n/languages.ts';
import { throw404 } from '../errors/throw-404.ts';
import { retryLater } from '../feeds/retry-later.ts';
import {
  advancePreview,
  newsPreview,
  type PreviewPage,
  previewPages,
  type ReadText,
} from './preview-pages.server.tsx';

/** A page and the title of its article, if it is one. */
interface Subject {
  page: PreviewPage;
  title?: string;
}

/** The preview image of a public page: `/preview/about.png`, of an article: `/preview/about~news~{id}.png`. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => retryLater(() => imageOf(args));

async function imageOf({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const language = languageOf(url.pathname);
  const path = pagePath(params.file ?? '');
  const subject = await subjectOf(context.get(apiContext), path, contentLanguage(language));
  if (!subject) throw new Response(null, { status: 404 });
  const { page, title } = subject;
  const { t } = createI18n(language);
  const read: ReadText = (key) => t(key);
  const { brandName, siteOrigin } = context.get(bootstrapContext).config;
  // On demand, because the typefaces are large.
  const { renderPreview } = await import('./render-preview.server.ts');
  const image = await renderPreview(
    {
      headline: title ?? read(page.headline),
      fallback: read(page.headline),
      label: read(page.label),
      name: brandName,
      host: siteOrigin && new URL(siteOrigin).host,
      drawing: page.draw?.(read),
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

async function subjectOf(
  api: Api,
  path: string | undefined,
  lang: ContentLanguage,
): Promise<Subject | undefined> {
  if (path === undefined) return undefined;
  const page = previewPages.get(path);
  if (page) return { page };
  const query = { lang };
  const news = matchPath('/about/news/:id', path)?.params.id;
  if (news !== undefined) {
    const request = api.GET('/v1/news/{id}', { params: { path: { id: news }, query } });
    return { page: newsPreview, title: (await throw404(unwrap(request))).title };
  }
  const advance = matchPath('/about/advance/news/:id', path)?.params.id;
  if (advance === undefined) return undefined;
  const request = api.GET('/v1/news/advances/{id}', { params: { path: { id: advance }, query } });
  return { page: advancePreview, title: (await throw404(unwrap(request))).title };
}
