import { formatNumber } from '../../ui/format/number.ts';
import { partsOf } from '../../ui/illustrations/parts.tsx';
import { ColumnHeads } from '../charts/column-heads.tsx';
import figures from '../charts/figure-table.module.css';
import { marginOf } from '../resources/sample-sizes.ts';
import { Chips } from './chips.tsx';
import { decimal } from './format.ts';
import { feasibility, feasibilityCompletes, feasibilityReach } from './service-figures.ts';
import parts from './service-sample.module.css';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

const margin = (completes: number) => `±${decimal(marginOf(completes, 0.5))}`;

/** What an order of panel sample can expect: people who meet the criteria, completes, days, and margins of error. */
export function FeasibilityCard({ title, note, words }: SampleTexts) {
  const [reachName, completesName, daysName, days, tier, reach, completes, error, total, ...rest] =
    partsOf(words);
  const tiers = rest.slice(0, feasibility.reach.length);
  return (
    <WorkSample title={title} note={note}>
      <Chips names={rest.slice(feasibility.reach.length)} />
      <dl className={styles.figures}>
        <div>
          <dt>{reachName}</dt>
          <dd>{formatNumber(feasibilityReach)}</dd>
        </div>
        <div>
          <dt>{completesName}</dt>
          <dd>{formatNumber(feasibilityCompletes)}</dd>
        </div>
        <div>
          <dt>{daysName}</dt>
          <dd>{days?.replace('#', String(feasibility.days))}</dd>
        </div>
      </dl>
      <table className={`${figures.table} ${styles.table}`}>
        <ColumnHeads names={[tier, reach, completes, error]} />
        <tbody>
          {feasibility.reach.map((count, index) => (
            <tr key={count}>
              <th scope="row">{tiers[index]}</th>
              <td>{formatNumber(count)}</td>
              <td>{feasibility.completesOfTier}</td>
              <td>{margin(feasibility.completesOfTier)}</td>
            </tr>
          ))}
          <tr className={parts.total}>
            <th scope="row">{total}</th>
            <td>{formatNumber(feasibilityReach)}</td>
            <td>{feasibilityCompletes}</td>
            <td>{margin(feasibilityCompletes)}</td>
          </tr>
        </tbody>
      </table>
    </WorkSample>
  );
}
