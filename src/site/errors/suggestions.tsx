import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './error-page.module.css';
import { suggestPages } from './suggest-pages.ts';

/** Links to the pages whose addresses are similar to a missing one. */
export function Suggestions({ pathname }: { pathname: string }) {
  const { t } = useTranslation(['error', 'site']);
  const pages = suggestPages(stripLanguage(pathname));
  return (
    pages.length > 0 && (
      <nav className={styles.suggestions} aria-labelledby="suggestions">
        <h2 id="suggestions">{t('error.notFound.suggestions')}</h2>
        <ul>
          {pages.map(({ path, label }) => (
            <li key={path}>
              <LocalizedLink to={path}>{t(label)}</LocalizedLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
