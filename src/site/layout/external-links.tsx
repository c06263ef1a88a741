import type { ExternalLink } from '../../config/site-content.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';

/** A list of configured links to other sites. */
export function ExternalLinks({ links }: { links: readonly ExternalLink[] }) {
  const isEnglish = useContentLanguage() === 'en';
  return (
    <ul>
      {links.map(({ label, labelEn, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            {isEnglish ? (labelEn ?? label) : label}
          </a>
        </li>
      ))}
    </ul>
  );
}
