import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './result-lines.module.css';

interface ResultLinesProps {
  /** Figures, each followed by what it is, separated by `|`. */
  words: string;
  label?: string;
  size: 'large' | 'small';
}

/** Results of a case, a line each: the number, and what it is. */
export function ResultLines({ words, label, size }: ResultLinesProps) {
  const parts = words.split(' | ');
  return (
    <dl className={styles.results} data-size={size} aria-label={label}>
      {parts.map(
        (figure, index) =>
          index % 2 === 0 && (
            <div key={parts[index + 1]}>
              <Phrases as="dt">{parts[index + 1] ?? ''}</Phrases>
              <dd>{figure}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
