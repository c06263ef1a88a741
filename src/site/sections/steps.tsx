import type { ReactNode } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './steps.module.css';

interface Step {
  title: string;
  text: string;
  /** What one has at its end. */
  result?: string;
  picture?: ReactNode;
}

/** A numbered list of steps. */
export function Steps({ steps, level = 'h3' }: { steps: readonly Step[]; level?: 'h2' | 'h3' }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, result, picture }) => (
        <li key={title}>
          <Phrases as={level}>{title}</Phrases>
          <Phrases as="p">{text}</Phrases>
          {result && (
            <Phrases as="p" className={styles.result}>
              {result}
            </Phrases>
          )}
          {picture}
        </li>
      ))}
    </ol>
  );
}
