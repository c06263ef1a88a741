import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './steps.module.css';

interface Step {
  /** The fragment id. */
  id?: string;
  title: string;
  text: string;
  /** What one has at its end. */
  result?: string;
}

/** A numbered list of steps. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, title, text, result }) => (
        <li key={title} id={id}>
          <Phrases as="h3">{title}</Phrases>
          <Phrases as="p">{text}</Phrases>
          {result && (
            <Phrases as="p" className={styles.result}>
              {result}
            </Phrases>
          )}
        </li>
      ))}
    </ol>
  );
}
