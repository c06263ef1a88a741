import { useTranslation } from 'react-i18next';
import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';
import { useBootstrapData, useNonce } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { absoluteFile } from '../../document/absolute-file.ts';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** What a page says about itself to machines. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
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

/** Makes absolute addresses of the page's language; undefined while the site's origin is not configured. */
export function useAbsolute(): (path: string) => string | undefined {
  const { siteOrigin } = useBootstrapData().config;
  const language = useLanguage();
  return (path) => (siteOrigin === null ? undefined : siteOrigin + localize(path, language));
}

/** An address of the API's content, such as a cover, from this site or another one. */
export function useAbsoluteFile(): (address: string) => string | undefined {
  const { siteOrigin } = useBootstrapData().config;
  return (address) => absoluteFile(address, siteOrigin);
}

/** The way from the home page to this one. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: { name: string; path: string }[] }) {
  const { t } = useTranslation(['site']);
  const absolute = useAbsolute();
  const data: WithContext<BreadcrumbList> = {
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
