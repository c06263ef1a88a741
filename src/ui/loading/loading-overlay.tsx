import styles from './loading-overlay.module.css';

/** The default text of the overlay. */
const defaultLoadingText = '加载中...';

/** Covers its nearest positioned ancestor while content loads. */
export function LoadingOverlay({ text = defaultLoadingText }: { text?: string }) {
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
