import styles from './notice.module.css';

interface NoticeProps {
  kind: 'failure' | 'success';
  text: string | undefined;
}

/** What became of a form, in the form itself. The place is there from the start, so that its text is read out. */
export function Notice({ kind, text }: NoticeProps) {
  return (
    <div role={kind === 'failure' ? 'alert' : 'status'} className={styles.place}>
      {text && (
        <p className={kind === 'failure' ? styles.notice : `${styles.notice} ${styles.success}`}>{text}</p>
      )}
    </div>
  );
}
