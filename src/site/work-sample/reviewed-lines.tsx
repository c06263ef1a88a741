import { partsOf } from '../../ui/illustrations/parts.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/**
 * A document in review: each line has the old text, the new text and the reviewer's reason, any of them empty. A line without an old
 * text stays as it is; without a new text, it goes.
 */
export function ReviewedLines({ title, note, words }: SampleTexts) {
  const parts = partsOf(words);
  const lines = parts.flatMap((before, index) =>
    index % 3 === 0 ? [{ before, after: parts[index + 1] ?? '', reason: parts[index + 2] ?? '' }] : [],
  );
  return (
    <WorkSample title={title} note={note}>
      <ol className={styles.lines}>
        {lines.map(({ before, after, reason }) => (
          <li key={reason} data-state={stateOf(before, after)}>
            {before !== '-' && (
              <del>
                <Phrases as="span">{before}</Phrases>
              </del>
            )}
            {after !== '-' && (
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
    </WorkSample>
  );
}

/** A hyphen stands for no text. */
function stateOf(before: string, after: string): 'kept' | 'changed' | 'removed' {
  if (before === '-') return 'kept';
  return after === '-' ? 'removed' : 'changed';
}
