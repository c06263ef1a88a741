import { useLocation } from 'react-router';
import { useBoot } from '../boot.tsx';
import { defaultLanguage, htmlLanguages, type Language, languages } from './languages.ts';
import { localize, stripLanguage } from './localized-path.ts';
import { useLanguage } from './use-language.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** For example `noindex`; a page without it may be indexed. */
  robots?: string;
  /** The part of the query that makes this a page of its own, such as `?page=2`. */
  query?: string;
  /** The languages this page exists in. */
  alternates?: readonly Language[];
}

/** Title and metadata of a page. React moves the elements into the head. */
export function PageHead({ title, description, robots, query = '', alternates = languages }: PageHeadProps) {
  const language = useLanguage();
  const path = stripLanguage(useLocation().pathname) + query;
  const { siteOrigin } = useBoot().config;
  const address = (of: Language) => siteOrigin + localize(path, of);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {siteOrigin && !robots && <link rel="canonical" href={address(language)} />}
      {siteOrigin && !robots && alternates.length > 1 && (
        <>
          {alternates.map((of) => (
            <link key={of} rel="alternate" hrefLang={htmlLanguages[of]} href={address(of)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
        </>
      )}
    </>
  );
}
