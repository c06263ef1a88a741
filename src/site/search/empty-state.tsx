import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface NothingFoundProps {
  /** `alert` where a list could not be had at all. */
  role?: 'alert';
  children: ReactNode;
}

/** What stands in place of a list: why there is none, and ways on. */
export function EmptyState({ role, children }: NothingFoundProps) {
  return (
    <div className={styles.empty} role={role}>
      {children}
    </div>
  );
}
