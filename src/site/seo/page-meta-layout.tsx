import { useEffect, useState } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import type { Api } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import { unwrap } from '../../api/unwrap.ts';
import { paths } from '../../app/paths.ts';
import { type PageMeta, PageMetaContext } from '../../document/page-meta.ts';
import { contentLanguageOf } from '../../i18n/languages.ts';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { OrganizationData } from './organization-data.tsx';
import { withTimeout } from './with-timeout.ts';

/** What the API says about a page; null when it does not answer in time. */
function metaOf(api: Api, url: URL): Promise<PageMeta | null> {
  const lang = contentLanguageOf(url.pathname);
  const path = stripLanguage(url.pathname);
  return withTimeout((signal) => unwrap(api.GET('/v1/seo', { params: { query: { path, lang } }, signal })));
}

/** The first view waits, as a search engine reads it once. */
export async function loader({
  context,
  url,
}: LoaderFunctionArgs): Promise<{ meta: Promise<PageMeta | null> | PageMeta | null }> {
  return { meta: await metaOf(context.get(apiContext), url) };
}

/** A navigation does not wait. */
export async function clientLoader({ context, url }: LoaderFunctionArgs) {
  return { meta: metaOf(context.get(apiContext), url) };
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Gives every public page what the API says about it. */
export default function PageMetaLayout() {
  const { meta } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const [arrived, setArrived] = useState<{ asked: unknown; meta: PageMeta | null }>();

  useEffect(() => {
    let isCurrent = true;
    if (meta instanceof Promise) {
      meta.then((answer) => isCurrent && setArrived({ asked: meta, meta: answer }));
    }
    return () => {
      isCurrent = false;
    };
  }, [meta]);

  const late = arrived?.asked === meta ? arrived.meta : null;
  return (
    <PageMetaContext value={meta instanceof Promise ? late : meta}>
      {stripLanguage(pathname) === paths.home() && <OrganizationData />}
      <Outlet />
    </PageMetaContext>
  );
}
