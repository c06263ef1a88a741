import { useContent } from '../../i18n/use-content.ts';
import { formatNumber } from '../../ui/format/number.ts';
import figures from '../charts/figure-table.module.css';
import { decimal, percent, signed } from '../work-sample/format.ts';
import { RateBar } from '../work-sample/rate-bar.tsx';
import styles from '../work-sample/work-sample.module.css';
import { SampleFigures, WorkSample } from '../work-sample/work-sample.tsx';
import { causes, comments, largestGain } from './logs.ts';

/** The causes of low ratings by their effect on the overall rating. */
export function CauseRanking() {
  const c = useContent('introduceSmartTag');
  const sample = c.sample;
  return (
    <WorkSample title={sample.title} note={sample.note}>
      <SampleFigures
        figures={[
          { name: sample.comments, value: formatNumber(comments.count) },
          { name: sample.overall, value: decimal(comments.mean) },
        ]}
      />
      <table className={`${figures.table} ${styles.table}`}>
        <thead>
          <tr>
            {sample.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {causes.map(({ index, share, rating, gain }) => (
            <tr key={index}>
              <th scope="row">{sample.causes[index]}</th>
              <td>{percent(share)}</td>
              <td>{decimal(rating)}</td>
              <td>
                <RateBar value={(100 * gain) / largestGain} />
                <b>{signed(gain)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WorkSample>
  );
}
