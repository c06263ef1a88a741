import { formatNumber } from '../../ui/format/number.ts';
import { paint, partsOf } from '../../ui/illustrations/parts.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ColumnHeads } from '../charts/column-heads.tsx';
import figures from '../charts/figure-table.module.css';
import { percent } from './format.ts';
import { Legend } from './legend.tsx';
import { opinionCount, opinionTones } from './service-figures.ts';
import parts from './service-sample.module.css';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

const fills = [paint.good, paint.quiet, paint.bad];
/** The tones of the opinions in the post: the waterproofing, the zip, the colour. */
const tones = [0, 2, 0];

/** A post with its opinions as rows, and the tones of all opinions of the study. */
export function PostOpinions({ title, note, words }: SampleTexts) {
  const [post, heads, first, second, third, all, ...names] = partsOf(words);
  const [attribute, occasion, tone] = heads?.split(' / ') ?? [];
  return (
    <WorkSample title={title} note={note}>
      <blockquote className={parts.quote}>
        <Phrases as="p">{post ?? ''}</Phrases>
      </blockquote>
      <table className={`${figures.table} ${styles.table}`}>
        <ColumnHeads names={[attribute, occasion, tone]} />
        <tbody>
          {[first, second, third].map((row, index) => {
            const [name, place] = row?.split(' / ') ?? [];
            const found = tones[index] ?? 0;
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{place}</td>
                <td>
                  <span className={parts.badge} data-verdict={found === 0 ? 'kept' : 'replaced'}>
                    {names[found]}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.total}>
        <span>{all}</span>
        <strong>n = {formatNumber(opinionCount)}</strong>
      </p>
      <div className={parts.stack}>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          {opinionTones.map((count, index) => (
            <rect
              key={fills[index]}
              x={(100 * opinionTones.slice(0, index).reduce((sum, one) => sum + one, 0)) / opinionCount}
              width={(100 * count) / opinionCount}
              height="10"
              fill={fills[index]}
            />
          ))}
        </svg>
        <Legend
          entries={opinionTones.map((count, index) => ({
            name: `${names[index]} ${percent((100 * count) / opinionCount)}`,
            fill: fills[index],
          }))}
        />
      </div>
    </WorkSample>
  );
}
