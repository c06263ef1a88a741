import styles from './skip-link.module.css';

/** The skip link, visible on keyboard focus. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" className={`${styles.skip} visually-hidden`}>
      {children}
    </a>
  );
}
