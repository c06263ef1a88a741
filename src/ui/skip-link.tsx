import { Button } from './button.tsx';
import styles from './skip-link.module.css';

/** The skip link, visible on keyboard focus. */
export function SkipLink({ children }: { children: string }) {
  return (
    <Button as="a" kind="primary" small href="#main" className={`${styles.skip} visually-hidden`}>
      {children}
    </Button>
  );
}
