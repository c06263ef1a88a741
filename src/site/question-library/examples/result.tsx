import styles from './examples.module.css';

interface ResultProps {
  /** The result, once there is one. */
  text: string | false | undefined;
  /** What to do for a result. */
  hint: string;
}

/** The result of an example. A hint has its place before. */
export function Result({ text, hint }: ResultProps) {
  return (
    <p className={text ? `${styles.note} ${styles.result}` : styles.note} role="status">
      {text || hint}
    </p>
  );
}
