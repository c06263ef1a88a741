import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  kind: 'failure' | 'warning' | 'info' | 'success';
  text: string | undefined;
  /** Whether it is a fact that is not announced, beside a change that is. */
  isStatic?: boolean;
  /** Content beside or below the text. */
  children?: ReactNode;
}

/** A live region for the result or the state of a form. It is always rendered, so that changes are announced. */
export function Notice({ kind, text, isStatic = false, children }: NoticeProps) {
  const role = kind === 'failure' ? 'alert' : 'status';
  return (
    <div role={isStatic ? undefined : role} className={styles.place}>
      {text && (
        <div className={`${styles.notice} ${styles[kind]}`}>
          <p>{text}</p>
          {children}
        </div>
      )}
    </div>
  );
}
