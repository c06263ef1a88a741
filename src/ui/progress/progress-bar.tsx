import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

/** The line at the top edge while the next page is on its way. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle';
  return busy ? <div className={styles.bar} aria-hidden="true" /> : null;
}
