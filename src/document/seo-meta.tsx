import { useSetAtom } from 'jotai';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBootstrapData } from '../app/bootstrap-data.tsx';
import { useBrandName } from '../app/use-brand-name.ts';
import { defaultLanguage, htmlLanguage, type Language, languages } from '../i18n/languages.ts';
import { localize, stripLanguage } from '../i18n/localized-path.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { aliases, paths } from '../paths/paths.ts';
import { absoluteFile } from './absolute-file.ts';
import { documentTitle } from './document-title.ts';
import { PageMetaContext, pageTitleAtom } from './page-meta.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** The robots meta tag, for example `noindex`; indexed by default. */
  robots?: string;
  /** The part of the query that belongs to the canonical URL, such as `?page=2`. */
  query?: string;
  /** The languages of this page. */
  alternates?: readonly Language[];
  /** The unprefixed canonical path, when it differs from the current one. */
  canonical?: string;
  type?: 'website' | 'article';
}

/** Title and metadata of a page. Metadata of the API takes precedence. React moves the elements into the head. */
export function SeoMeta({
  title: bundledTitle,
  description: bundledDescription,
  robots: ownRobots,
  query = '',
  alternates = languages,
  canonical,
  type = 'website',
}: PageHeadProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const asked = stripLanguage(pathname);
  const original = aliases.get(asked);
  const page = canonical ?? original ?? asked;
  const path = page + query;
  const robots = original ? 'noindex' : ownRobots;
  const { siteOrigin } = useBootstrapData().config;
  const brandName = useBrandName();
  const address = (to: string, of: Language) => siteOrigin + localize(to, of);
  const meta = use(PageMetaContext);
  const title = meta?.title || bundledTitle;
  const fullTitle = documentTitle(title, brandName);
  const isFinal = meta !== undefined;
  const publish = useSetAtom(pageTitleAtom);
  useEffect(
    () => publish({ path: pathname, title: fullTitle, isFinal }),
    [publish, pathname, fullTitle, isFinal],
  );
  const description = meta?.description || bundledDescription;
  const picture = siteOrigin
    ? (absoluteFile(meta?.ogImage, siteOrigin) ?? address(paths.preview(page), language))
    : undefined;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {meta?.keywords && <meta name="keywords" content={meta.keywords} />}
      {robots && <meta name="robots" content={robots} />}
      {!robots && (
        <>
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:locale" content={htmlLanguage(language).replace('-', '_')} />
          {brandName && <meta property="og:site_name" content={brandName} />}
          {picture && <meta property="og:image" content={picture} />}
          <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
        </>
      )}
      {siteOrigin && !ownRobots && <link rel="canonical" href={address(path, language)} />}
      {siteOrigin && !robots && <meta property="og:url" content={address(path, language)} />}
      {siteOrigin && !robots && alternates.length > 1 && (
        <>
          {alternates.map((of) => (
            <link key={of} rel="alternate" hrefLang={htmlLanguage(of)} href={address(path, of)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(path, defaultLanguage)} />
        </>
      )}
    </>
  );
}
