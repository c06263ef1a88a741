import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './steps.module.css';

/** A numbered list of steps. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Phrases as="h3">{title}</Phrases>
          <Phrases as="p">{text}</Phrases>
        </li>
      ))}
    </ol>
  );
}
