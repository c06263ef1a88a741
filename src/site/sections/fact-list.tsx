import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './fact-list.module.css';

/** A list of terms and descriptions. */
export function FactList({ facts }: { facts: readonly { name: string; text: string }[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <Phrases as="dt">{name}</Phrases>
          <Phrases as="dd">{text}</Phrases>
        </div>
      ))}
    </dl>
  );
}
