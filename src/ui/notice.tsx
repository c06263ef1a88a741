import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  kind: 'failure' | 'warning' | 'info' | 'success';
  text: string | undefined;
  /** Content below the text. */
  children?: ReactNode;
}

/** A live region for the result or the state of a form. It is always rendered, so that changes are announced. */
export function Notice({ kind, text, children }: NoticeProps) {
  return (
    <div role={kind === 'failure' ? 'alert' : 'status'} className={styles.place}>
      {text && (
        <div className={`${styles.notice} ${styles[kind]}`}>
          <p>{text}</p>
          {children}
        </div>
      )}
    </div>
  );
}
