import styles from './loading-overlay.module.css';

/** What the overlay says when nobody gives it a text. */
const defaultLoadingText = '加载中...';

/** Covers its suggest positioned ancestor while something is on its way. */
export function LoadingOverlay({ text = defaultLoadingText }: { text?: string }) {
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
