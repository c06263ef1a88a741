import { confusion } from '../../ui/illustrations/agreement-figures.ts';
import { partsOf } from '../../ui/illustrations/parts.tsx';
import { ColumnHeads } from '../charts/column-heads.tsx';
import figures from '../charts/figure-table.module.css';
import { percent } from './format.ts';
import { labelingAgreement } from './service-figures.ts';
import parts from './service-sample.module.css';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/** Where two labelers agree, on the diagonal, which classes they confuse, and the agreement of each class. */
export function AgreementMatrix({ title, note, words }: SampleTexts) {
  const [corner, rate, agreement, kappa, ...classes] = partsOf(words);
  return (
    <WorkSample title={title} note={note}>
      <table className={`${figures.table} ${styles.table} ${parts.matrix}`}>
        <ColumnHeads names={[corner, ...classes, rate]} />
        <tbody>
          {confusion.map((row, of) => (
            <tr key={classes[of]}>
              <th scope="row">{classes[of]}</th>
              {row.map((count, column) => (
                <td
                  key={classes[column]}
                  data-kind={of === column ? 'same' : count > 0 ? 'confused' : undefined}
                >
                  {count}
                </td>
              ))}
              <td>
                <b>{percent(labelingAgreement.classes[of] ?? 0)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.figures}>
        <div>
          <dt>{agreement}</dt>
          <dd>{percent(100 * labelingAgreement.agreement)}</dd>
        </div>
        <div>
          <dt>{kappa}</dt>
          <dd>{labelingAgreement.kappa.toFixed(2)}</dd>
        </div>
      </dl>
    </WorkSample>
  );
}
