import { partsOf } from '../../ui/illustrations/parts.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './work-sample.module.css';

/** Stands for no text. */
const none = '-';
/** Stands for no old text of a line that is open to question. */
const open = '?';

/**
 * The lines of a document in review, each with the old text, the new text and the reviewer's reason. A line without an old text stays as
 * it is; without a new text, it goes.
 */
export function reviewedLines(words: string) {
  const parts = partsOf(words);
  return parts.flatMap((before, index) => {
    if (index % 3 !== 0) return [];
    const [after = none, reason = ''] = parts.slice(index + 1);
    return [{ before, after, reason, state: stateOf(before, after) }];
  });
}

/** The lines of a document in review. */
export function ReviewedList({ words }: { words: string }) {
  return (
    <ol className={styles.lines}>
      {reviewedLines(words).map(({ before, after, reason, state }) => (
        <li key={before + after} data-state={state}>
          {before !== none && before !== open && (
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
  if (before === open) return 'changed';
  return after === none ? 'removed' : 'changed';
}
