import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BackIcon } from '../../ui/back-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  /** The path of a page, from `paths`. */
  to: (page: number) => string;
}

/** Links to the previous and next page. */
export function Pagination({ page, pages, to }: PaginationProps) {
  const { t } = useTranslation(['pagination']);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {page > 1 && (
        <Button as={LocalizedLink} kind="outline" small to={to(page - 1)} rel="prev">
          <BackIcon />
          {t('pagination.previous')}
        </Button>
      )}
      <span>{t('pagination.position', { page, pages })}</span>
      {page < pages && (
        <Button as={LocalizedLink} kind="outline" small to={to(page + 1)} rel="next">
          {t('pagination.next')}
          <ArrowIcon />
        </Button>
      )}
    </nav>
  );
}
