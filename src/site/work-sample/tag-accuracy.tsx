import { partsOf } from '../../ui/illustrations/parts.tsx';
import { ColumnHeads } from '../charts/column-heads.tsx';
import figures from '../charts/figure-table.module.css';
import { percent } from './format.ts';
import { RateBar } from './rate-bar.tsx';
import { tagAccuracy } from './service-figures.ts';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/** Precision and recall of the tags by dimension. */
export function TagAccuracy({ title, note, words }: SampleTexts) {
  const [dimension, precision, recall, ...names] = partsOf(words);
  return (
    <WorkSample title={title} note={note}>
      <table className={`${figures.table} ${styles.table}`}>
        <ColumnHeads names={[dimension, precision, recall]} />
        <tbody>
          {tagAccuracy.map((rates, row) => (
            <tr key={names[row]}>
              <th scope="row">{names[row]}</th>
              {rates.map((rate) => (
                <td key={rate}>
                  <RateBar value={rate} />
                  {percent(rate)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WorkSample>
  );
}
