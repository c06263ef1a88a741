import { data } from 'react-router';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import styles from './error-state.module.css';

/** Responds with status 404. */
export const loader = () => data(null, { status: 404 });

/** A navigation in the browser needs no call of the server. */
export const clientLoader = () => null;

/** An unknown address below the user area, inside its layout. */
export default function NotFoundPage() {
  const { t } = useTranslation(['user', 'error']);
  return (
    <div className={styles.failure}>
      <SeoMeta title={t('error.notFound.title')} robots="noindex" />
      <span className={styles.icon} aria-hidden="true">
        <SearchIcon />
      </span>
      <h1>{t('error.notFound.title')}</h1>
      <p>{t('error.notFound.hint')}</p>
      <div className={styles.ways}>
        <LocalizedLink to={paths.user()}>{t('user.failed.centre')}</LocalizedLink>
        <LocalizedLink to={paths.home()}>{t('error.home')}</LocalizedLink>
      </div>
    </div>
  );
}
