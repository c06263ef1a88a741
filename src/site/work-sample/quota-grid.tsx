import { partsOf } from '../../ui/illustrations/parts.tsx';
import { ColumnHeads } from '../charts/column-heads.tsx';
import figures from '../charts/figure-table.module.css';
import { Chips } from './chips.tsx';
import { RateBar } from './rate-bar.tsx';
import { quotas, quotasDone, quotasTarget } from './service-figures.ts';
import parts from './service-sample.module.css';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/** Completes by quota cell with their criteria. */
export function QuotaGrid({ title, note, words }: SampleTexts) {
  const [tier, owners, planners, sum, first, second, third, day, excluded, ...rest] = partsOf(words);
  const tiers = [first, second, third];
  return (
    <WorkSample title={title} note={note}>
      <table className={`${figures.table} ${styles.table}`}>
        <ColumnHeads names={[tier, owners, planners, sum]} />
        <tbody>
          {quotas.done.map((cells, row) => (
            <tr key={tiers[row]}>
              <th scope="row">{tiers[row]}</th>
              {cells.map((done) => (
                <td key={done} className={parts.cell}>
                  <b>{done}</b> / {quotas.target}
                  <RateBar value={(100 * done) / quotas.target} />
                </td>
              ))}
              <td>
                <b>{cells.reduce((total, done) => total + done, 0)}</b> / {quotas.target * cells.length}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.total}>
        <span>{day}</span>
        <strong>
          {quotasDone} / {quotasTarget}
        </strong>
      </p>
      <div className={parts.group}>
        <span className={styles.remark}>{excluded}</span>
        <Chips names={rest} isExcluded />
      </div>
    </WorkSample>
  );
}
