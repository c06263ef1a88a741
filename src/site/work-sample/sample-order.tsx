import { formatNumber } from '../../ui/format/number.ts';
import { paint, partsOf } from '../../ui/illustrations/parts.tsx';
import { collected, invited, order, screened } from './figures.ts';
import { percent } from './format.ts';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/** How many people an order invites: from the invitations to the responses that remain. */
export function SampleOrder({ title, note, words }: SampleTexts) {
  const names = partsOf(words);
  const steps = [
    { count: invited, rate: '' },
    { count: screened, rate: percent(100 * order.response) },
    { count: collected, rate: percent(100 * order.incidence) },
    { count: order.completes, rate: percent(100 * (1 - order.removed)) },
  ];
  return (
    <WorkSample title={title} note={note}>
      <ol className={styles.funnel}>
        {steps.map(({ count, rate }, index) => (
          <li key={count}>
            <span>{names[index * 2]}</span>
            <b>{formatNumber(count)}</b>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="10" fill={paint.sunken} />
              {/* By the square root, so that the last step is visible. */}
              <rect width={100 * Math.sqrt(count / invited)} height="10" fill={paint.good} />
            </svg>
            <span className={styles.remark}>
              {rate} {names[index * 2 + 1]}
            </span>
          </li>
        ))}
      </ol>
    </WorkSample>
  );
}
