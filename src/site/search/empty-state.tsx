import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface NothingFoundProps {
  /** `alert` when the list failed to load. */
  role?: 'alert';
  children: ReactNode;
}

/** Replaces an empty or failed list: the reason and links to continue. */
export function EmptyState({ role, children }: NothingFoundProps) {
  return (
    <div className={styles.empty} role={role}>
      {children}
    </div>
  );
}
