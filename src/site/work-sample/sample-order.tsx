import { formatNumber } from '../../ui/format/number.ts';
import { partsOf } from '../../ui/illustrations/parts.tsx';
import { collected, invited, order, screened } from './figures.ts';
import { percent } from './format.ts';
import { RateBar } from './rate-bar.tsx';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/** How many people an order invites: from the invitations to the responses that remain. */
export function SampleOrder({ title, note, words }: SampleTexts) {
  const names = partsOf(words);
  const steps = [
    { count: invited },
    { count: screened, rate: 100 * order.response },
    { count: collected, rate: 100 * order.incidence },
    { count: order.completes, rate: 100 * (1 - order.removed) },
  ];
  return (
    <WorkSample title={title} note={note}>
      <ol className={styles.funnel}>
        {steps.map(({ count, rate }, index) => (
          <li key={count}>
            <span>{names[index * 2]}</span>
            <b>{formatNumber(count)}</b>
            <span className={styles.remark}>
              {`${rate === undefined ? '' : percent(rate)} ${names[index * 2 + 1]}`}
            </span>
            {/* Each step as a share of the one before. */}
            {rate !== undefined && <RateBar value={rate} />}
          </li>
        ))}
      </ol>
    </WorkSample>
  );
}
