import { partsOf } from '../../ui/illustrations/parts.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './work-sample.module.css';

/** Stands for no text. */
const none = '-';

/**
 * The lines of a document in review, each with the old text, the new text and the reviewer's reason. A line without an old text stays as
 * it is; without a new text, it goes.
 */
export function ReviewedList({ words }: { words: string }) {
  const parts = partsOf(words);
  const lines = parts.flatMap((before, index) =>
    index % 3 === 0 ? [{ before, after: parts[index + 1] ?? none, reason: parts[index + 2] ?? '' }] : [],
  );
  return (
    <ol className={styles.lines}>
      {lines.map(({ before, after, reason }) => (
        <li key={before + after} data-state={stateOf(before, after)}>
          {before !== none && (
            <del>
              <Phrases as="span">{before}</Phrases>
            </del>
          )}
          {after !== none && (
            <ins>
              <Phrases as="span">{after}</Phrases>
            </ins>
          )}
          <Phrases as="span" className={styles.remark}>
            {reason}
          </Phrases>
        </li>
      ))}
    </ol>
  );
}

function stateOf(before: string, after: string): 'unchanged' | 'changed' | 'removed' {
  if (before === none) return 'unchanged';
  return after === none ? 'removed' : 'changed';
}
