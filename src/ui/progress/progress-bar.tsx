import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

/** The bar at the top edge while something loads. */
export const ProgressLine = () => <div className={styles.bar} aria-hidden="true" />;

/** The progress bar during navigation. */
export function ProgressBar() {
  return useNavigation().state === 'idle' ? null : <ProgressLine />;
}
