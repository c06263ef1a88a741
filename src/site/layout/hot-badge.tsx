import { useText } from '../../i18n/use-text.ts';
import styles from './hot-badge.module.css';

/** Beside an entry of the menu that many ask for. */
export function HotBadge() {
  const t = useText('site');
  return <span className={styles.hot}>{t('site.nav.hot')}</span>;
}
