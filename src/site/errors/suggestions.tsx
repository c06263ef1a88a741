import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import card from '../../ui/card.module.css';
import styles from './error-page.module.css';
import { popularPages, suggestPages } from './suggest-pages.ts';

const maxOptions = 5;

/** Links like the options of a question: pages whose addresses are similar to a missing one, then popular pages. */
export function Suggestions({ pathname }: { pathname: string }) {
  const { t } = useTranslation(['error', 'site']);
  const similar = suggestPages(stripLanguage(pathname));
  const pages = [...new Set([...similar, ...popularPages])].slice(0, maxOptions);
  return (
    <nav className={`${card.raised} ${styles.suggestions}`} aria-labelledby="suggestions">
      <h2 id="suggestions">
        {t(similar.length > 0 ? 'error.notFound.suggestions' : 'error.notFound.popular')}
      </h2>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <LocalizedLink to={path}>{t(label)}</LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
