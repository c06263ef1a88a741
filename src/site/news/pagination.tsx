import { LocalLink } from '../../i18n/local-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ArrowIcon, BackIcon } from '../../ui/icons.tsx';
import styles from './news-list-page.module.css';

/** Links to the pages before and after this one of the news list. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  const t = useText('news');
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t('news.paging.label')}>
      {page > 1 && (
        <LocalLink to={paths.newsList(page - 1)} rel="prev">
          <BackIcon />
          {t('news.paging.previous')}
        </LocalLink>
      )}
      <span>{t('news.paging.position', { page, pages })}</span>
      {page < pages && (
        <LocalLink to={paths.newsList(page + 1)} rel="next">
          {t('news.paging.next')}
          <ArrowIcon />
        </LocalLink>
      )}
    </nav>
  );
}
