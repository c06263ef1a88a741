import { formatNumber } from '../../ui/format/number.ts';
import { partsOf } from '../../ui/illustrations/parts.tsx';
import { RateBar } from './rate-bar.tsx';
import { cleaning, opinionCount } from './service-figures.ts';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/** How many posts each step of cleaning removes, and the opinions in those that remain. */
export function CleaningFunnel({ title, note, words }: SampleTexts) {
  const names = partsOf(words);
  const [total, ...removed] = names.slice(cleaning.length);
  return (
    <WorkSample title={title} note={note}>
      <ol className={styles.funnel}>
        {cleaning.map((count, step) => (
          <li key={count}>
            <span>{names[step]}</span>
            <b>{formatNumber(count)}</b>
            <RateBar value={(100 * count) / cleaning[0]} />
            {step > 0 && (
              <span className={styles.remark}>
                −{formatNumber((cleaning[step - 1] ?? 0) - count)} {removed[step - 1]}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <span>{total}</span>
        <strong>{formatNumber(opinionCount)}</strong>
      </p>
    </WorkSample>
  );
}
