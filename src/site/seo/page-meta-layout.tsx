import { useEffect, useState } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import type { WebSite, WithContext } from 'schema-dts';
import type { Api } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import { useBrandName } from '../../app/use-brand-name.ts';
import { type PageMeta, PageMetaContext } from '../../document/page-meta.ts';
import { contentLanguageOf } from '../../i18n/languages.ts';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { paths } from '../../paths/paths.ts';
import { OrganizationData } from './organization-data.tsx';
import { StructuredData, useAbsolute } from './structured-data.tsx';
import { withTimeout } from './with-timeout.ts';

/** The metadata of the API for a page; null on failure or timeout. */
function metaOf(api: Api, url: URL): Promise<PageMeta | null> {
  const lang = contentLanguageOf(url.pathname);
  const path = stripLanguage(url.pathname);
  return withTimeout((signal) => api.getSeo({ query: { path, lang }, signal, quiet: true }));
}

/** Document requests wait for the metadata, for search engines. */
export async function loader({
  context,
  url,
}: LoaderFunctionArgs): Promise<{ meta: Promise<PageMeta | null> | PageMeta | null }> {
  return { meta: await metaOf(context.get(apiContext), url) };
}

/** Client-side navigation does not wait. */
export async function clientLoader({ context, url }: LoaderFunctionArgs) {
  return { meta: metaOf(context.get(apiContext), url) };
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Loads the metadata of every public page. */
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

  const late = arrived?.asked === meta ? arrived.meta : undefined;
  return (
    <PageMetaContext value={meta instanceof Promise ? late : meta}>
      {stripLanguage(pathname) === paths.home() && (
        <>
          <OrganizationData />
          <WebsiteData />
        </>
      )}
      <Outlet />
    </PageMetaContext>
  );
}

/** The structured data of the site on its home page, which search engines read the name from; nothing without a name. */
function WebsiteData() {
  const brandName = useBrandName();
  const absolute = useAbsolute();
  if (!brandName) return null;
  const data: WithContext<WebSite> | false = import.meta.env.SSR && {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brandName,
    url: absolute(paths.home()),
  };
  return <StructuredData data={data} />;
}
