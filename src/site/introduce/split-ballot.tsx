import { useContent } from '../../i18n/use-content.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { decimal, percent } from '../work-sample/format.ts';
import { RateBar } from '../work-sample/rate-bar.tsx';
import styles from '../work-sample/work-sample.module.css';
import { WorkSample } from '../work-sample/work-sample.tsx';
import { wordingDifference, wordingMargin, wordingShares } from './logs.ts';

const states = ['removed', 'unchanged'];
const fills = ['var(--color-mark-alert)', 'var(--color-mark-own)'];

/** The same question in two wordings, and how far apart the answers are. */
export function SplitBallot() {
  const c = useContent('introduceAsk');
  const { title, note, yes, difference, points, beyond, versions } = c.sample;
  return (
    <WorkSample title={title} note={note}>
      <ol className={styles.lines}>
        {versions.map(({ question, remark }, index) => (
          <li key={question} data-state={states[index]}>
            <Phrases as="span">{question}</Phrases>
            <Phrases as="span" className={styles.remark}>
              {remark}
            </Phrases>
            <span className={styles.share}>
              <RateBar value={wordingShares[index] ?? 0} fill={fills[index]} />
              <b>
                {percent(wordingShares[index] ?? 0)} {yes}
              </b>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <span>{difference}</span>
        <strong>
          {Math.round(wordingDifference)} {points}
        </strong>
      </p>
      <p className={styles.remark}>
        {beyond} {decimal(wordingMargin)} {points}
      </p>
    </WorkSample>
  );
}
