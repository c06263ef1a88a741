import styles from './spinner.module.css';

/** The sign in a button that its action is under way. The label says so, too. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
