import styles from './spinner.module.css';

/** Shows in a button that its action is in progress. The label says so, too. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
