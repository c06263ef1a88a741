import { paint, partsOf } from '../../ui/illustrations/parts.tsx';
import { ColumnHeads } from '../charts/column-heads.tsx';
import figures from '../charts/figure-table.module.css';
import { percent } from './format.ts';
import { RateBar } from './rate-bar.tsx';
import { churnSigns, retention } from './service-figures.ts';
import parts from './service-sample.module.css';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/** New users by day, and what those who leave do beforehand. */
export function ChurnSigns({ title, note, words }: SampleTexts) {
  const [shareName, day, sign, left, stayed, ...names] = partsOf(words);
  return (
    <WorkSample title={title} note={note}>
      <p className={styles.remark}>{shareName}</p>
      <ol className={parts.columns}>
        {retention.map((share, index) => (
          <li key={share}>
            <b>{share}</b>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect width="10" height="100" fill={paint.sunken} />
              <rect y={100 - share} width="10" height={share} fill={paint.good} />
            </svg>
            <span>{day?.replace('#', String(index))}</span>
          </li>
        ))}
      </ol>
      <table className={`${figures.table} ${styles.table}`}>
        <ColumnHeads names={[sign, left, stayed]} />
        <tbody>
          {churnSigns.map(([ofLeft, ofStayed], row) => (
            <tr key={names[row]}>
              <th scope="row">{names[row]}</th>
              <td>
                <RateBar value={ofLeft} fill={paint.bad} />
                <b>{percent(ofLeft)}</b>
              </td>
              <td>{percent(ofStayed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WorkSample>
  );
}
