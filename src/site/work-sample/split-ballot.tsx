import { paint, partsOf } from '../../ui/illustrations/parts.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { wordingDifference, wordingMargin, wordingShares } from './figures.ts';
import { decimal, percent } from './format.ts';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

const states = ['removed', 'unchanged'];
const fills = [paint.bad, paint.good];

/** The same question in two wordings, and how far apart the answers are. */
export function SplitBallot({ title, note, words }: SampleTexts) {
  const [yes, difference, unit, beyond, ...questions] = partsOf(words);
  return (
    <WorkSample title={title} note={note}>
      <ol className={styles.lines}>
        {wordingShares.map((share, index) => (
          <li key={share} data-state={states[index]}>
            <Phrases as="span">{questions[index * 2] ?? ''}</Phrases>
            <Phrases as="span" className={styles.remark}>
              {questions[index * 2 + 1] ?? ''}
            </Phrases>
            <span className={styles.share}>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="10" fill={paint.sunken} />
                <rect width={share} height="10" fill={fills[index]} />
              </svg>
              <b>
                {percent(share)} {yes}
              </b>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <span>{difference}</span>
        <strong>
          {Math.round(wordingDifference)} {unit}
        </strong>
      </p>
      <p className={styles.remark}>
        {beyond} {decimal(wordingMargin)} {unit}
      </p>
    </WorkSample>
  );
}
