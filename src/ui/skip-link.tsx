import styles from './skip-link.module.css';

/** The way past what every page begins with, in sight for the keyboard alone. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" className={`${styles.skip} visually-hidden`}>
      {children}
    </a>
  );
}
