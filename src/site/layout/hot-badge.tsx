import { useTranslation } from 'react-i18next';
import styles from './hot-badge.module.css';

/** Beside an entry of the menu that many ask for. */
export function HotBadge() {
  const { t } = useTranslation(['site']);
  return <span className={styles.hot}>{t('site.nav.hot')}</span>;
}
