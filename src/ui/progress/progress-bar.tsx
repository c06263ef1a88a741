import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

/** The progress bar at the top edge during navigation. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle';
  return busy ? <div className={styles.bar} aria-hidden="true" /> : null;
}
