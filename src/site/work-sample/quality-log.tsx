import { paint, partsOf } from '../../ui/illustrations/parts.tsx';
import { ColumnHeads } from '../charts/column-heads.tsx';
import figures from '../charts/figure-table.module.css';
import { checkedResponses, verdictOf } from './service-figures.ts';
import parts from './service-sample.module.css';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/** Responses with the result of each check, and what becomes of them. */
export function QualityLog({ title, note, words }: SampleTexts) {
  const [name, device, identity, speed, logic, result, kept, reviewed, replaced, passed, failed] =
    partsOf(words);
  const verdicts = { kept, reviewed, replaced };
  const checks = [device, identity, speed, logic];
  return (
    <WorkSample title={title} note={note}>
      <table className={`${figures.table} ${styles.table} ${parts.checks}`}>
        <ColumnHeads names={[name, ...checks, result]} />
        <tbody>
          {checkedResponses.map(({ id, passes }) => {
            const verdict = verdictOf(passes);
            return (
              <tr key={id}>
                <th scope="row">{id}</th>
                {passes.map((isPassed, check) => (
                  <td key={checks[check]}>
                    <svg viewBox="0 0 20 20" aria-hidden="true">
                      <circle cx="10" cy="10" r="9" fill={isPassed ? paint.good : paint.bad} />
                      <path
                        stroke={paint.surface}
                        strokeWidth="2"
                        strokeLinecap="round"
                        strokeLinejoin="round"
                        fill="none"
                        d={isPassed ? 'm6 10 3 3.2 5-6' : 'm7 7 6 6m0-6-6 6'}
                      />
                    </svg>
                    <span className="visually-hidden">{isPassed ? passed : failed}</span>
                  </td>
                ))}
                <td>
                  <span className={parts.badge} data-verdict={verdict}>
                    {verdicts[verdict]}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </WorkSample>
  );
}
