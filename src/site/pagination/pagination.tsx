import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { BackIcon } from '../../ui/page-icons.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  /** The path of a page, from `paths`. */
  to: (page: number) => string;
}

/** Links to the previous and next page. */
export function Pagination({ page, pages, to }: PaginationProps) {
  const { t } = useTranslation(['paging']);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t('paging.label')}>
      {page > 1 && (
        <LocalizedLink to={to(page - 1)} rel="prev">
          <BackIcon />
          {t('paging.previous')}
        </LocalizedLink>
      )}
      <span>{t('paging.position', { page, pages })}</span>
      {page < pages && (
        <LocalizedLink to={to(page + 1)} rel="next">
          {t('paging.next')}
          <ArrowIcon />
        </LocalizedLink>
      )}
    </nav>
  );
}
