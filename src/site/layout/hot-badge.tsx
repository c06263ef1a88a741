import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './hot-badge.module.css';

/** The badge of a popular menu entry. */
export function HotBadge() {
  const { t } = useTranslation(['site']);
  return <span className={styles.hot}>{t('site.nav.hot')}</span>;
}
