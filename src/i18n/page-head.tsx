import { useLocation } from 'react-router';
import { useBoot } from '../boot.tsx';
import { aliases } from '../paths.ts';
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
export function PageHead({
  title,
  description,
  robots: ownRobots,
  query = '',
  alternates = languages,
}: PageHeadProps) {
  const language = useLanguage();
  const asked = stripLanguage(useLocation().pathname);
  const original = aliases.get(asked);
  const path = (original ?? asked) + query;
  const robots = original ? 'noindex' : ownRobots;
  const { siteOrigin } = useBoot().config;
  const address = (of: Language) => siteOrigin + localize(path, of);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {siteOrigin && !ownRobots && <link rel="canonical" href={address(language)} />}
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
