import type { ReactNode } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './fact-list.module.css';

interface FactListProps {
  facts: readonly { name: string; text: ReactNode }[];
  /** Rows with lines, small rows of a card, or short facts side by side. */
  kind?: 'list' | 'compact' | 'grid';
}

/** A list of terms and descriptions. */
export function FactList({ facts, kind = 'list' }: FactListProps) {
  return (
    <dl className={styles[kind]}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <Phrases as="dt">{name}</Phrases>
          {typeof text === 'string' ? <Phrases as="dd">{text}</Phrases> : <dd>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
