import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './fact-list.module.css';

interface FactListProps {
  facts: readonly { name: string; text: string }[];
  /** Whether it is a part of a card, with short facts. */
  isCompact?: boolean;
}

/** A list of terms and descriptions. */
export function FactList({ facts, isCompact = false }: FactListProps) {
  return (
    <dl className={isCompact ? styles.compact : styles.list}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <Phrases as="dt">{name}</Phrases>
          <Phrases as="dd">{text}</Phrases>
        </div>
      ))}
    </dl>
  );
}
