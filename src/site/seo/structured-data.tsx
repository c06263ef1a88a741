import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';
import { useBootstrapData, useNonce } from '../../app/bootstrap-data.tsx';
import { absoluteFile } from '../../document/absolute-file.ts';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';

/** The structured data of a page, for crawlers, which read documents: scripts keep what the server has written, and have no data. */
export function StructuredData({ data }: { data: WithContext<Thing> | false }) {
  const json = data ? JSON.stringify(data).replaceAll('<', '\\u003c') : '';
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped cannot end the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** Resolves paths to absolute URLs in the language of the page; undefined without a configured origin. */
export function useAbsolute(): (path: string) => string | undefined {
  const { siteOrigin } = useBootstrapData().config;
  const language = useLanguage();
  return (path) => (siteOrigin === null ? undefined : siteOrigin + localize(path, language));
}

/** Resolves a URL of API content, such as a cover. */
export function useAbsoluteFile(): (address: string) => string | undefined {
  const { siteOrigin } = useBootstrapData().config;
  return (address) => absoluteFile(address, siteOrigin);
}

/** The breadcrumbs from the home page to this one. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: { name: string; path: string }[] }) {
  const { t } = useTranslation(['site']);
  const absolute = useAbsolute();
  const data: WithContext<BreadcrumbList> | false = import.meta.env.SSR && {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: t('site.nav.home'), path: paths.home() }, ...breadcrumbs].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(path),
      }),
    ),
  };
  return absolute('/') === undefined ? null : <StructuredData data={data} />;
}
