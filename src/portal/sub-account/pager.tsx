import { Link, useLocation } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import styles from './list-page.module.css';

/** Previous and next page, in the address: filters stay as they are. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const t = useText('subAccount');
  const { search } = useLocation();
  if (pages === 1) return null;

  const to = (target: number) => {
    const query = new URLSearchParams(search);
    query.set('page', `${target}`);
    return `?${query}`;
  };
  return (
    <nav className={styles.pager} aria-label={t('subAccount.list.pages')}>
      {page > 1 && <Link to={to(page - 1)}>{t('subAccount.list.previous')}</Link>}
      <span>{t('subAccount.list.pageOf', { page, pages })}</span>
      {page < pages && <Link to={to(page + 1)}>{t('subAccount.list.next')}</Link>}
    </nav>
  );
}
