import { formatNumber } from '../../ui/format/number.ts';
import { paint, partsOf } from '../../ui/illustrations/parts.tsx';
import { ColumnHeads } from '../charts/column-heads.tsx';
import figures from '../charts/figure-table.module.css';
import { causes, comments, largestGain } from './figures.ts';
import { decimal, percent, signed } from './format.ts';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/** The causes of low ratings by their effect on the overall rating. */
export function CauseRanking({ title, note, words }: SampleTexts) {
  const [cause, share, rating, gain, ofAll, overall, ...names] = partsOf(words);
  return (
    <WorkSample title={title} note={note}>
      <dl className={styles.figures}>
        <div>
          <dt>{ofAll}</dt>
          <dd>{formatNumber(comments.count)}</dd>
        </div>
        <div>
          <dt>{overall}</dt>
          <dd>{decimal(comments.mean)}</dd>
        </div>
      </dl>
      <table className={`${figures.table} ${styles.table}`}>
        <ColumnHeads names={[cause, share, rating, gain]} />
        <tbody>
          {causes.map((row) => (
            <tr key={row.index}>
              <th scope="row">{names[row.index]}</th>
              <td>{percent(row.share)}</td>
              <td>{decimal(row.rating)}</td>
              <td>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="10" fill={paint.sunken} />
                  <rect width={(100 * row.gain) / largestGain} height="10" fill={paint.good} />
                </svg>
                <b>{signed(row.gain)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WorkSample>
  );
}
