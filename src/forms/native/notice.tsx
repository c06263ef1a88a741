import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  kind: 'failure' | 'success';
  text: string | undefined;
  /** Content below the text. */
  children?: ReactNode;
}

/** A live region for the result of a form. It is always rendered, so that changes are announced. */
export function Notice({ kind, text, children }: NoticeProps) {
  return (
    <div role={kind === 'failure' ? 'alert' : 'status'} className={styles.place}>
      {text && (
        <div className={kind === 'failure' ? styles.notice : `${styles.notice} ${styles.success}`}>
          <p>{text}</p>
          {children}
        </div>
      )}
    </div>
  );
}
