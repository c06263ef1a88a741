import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  kind: 'failure' | 'success';
  text: string | undefined;
  /** What stands below the text. */
  children?: ReactNode;
}

/** What became of a form, in the form itself. The place is there from the start, so that its text is read out. */
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
