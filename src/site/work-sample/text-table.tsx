import { partsOf } from '../../ui/illustrations/parts.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ColumnHeads } from '../charts/column-heads.tsx';
import figures from '../charts/figure-table.module.css';
import parts from './service-sample.module.css';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

const columnCount = 4;

/** A table of words: the columns of the first row name the others. */
export function TextTable({ title, note, words }: SampleTexts) {
  const cells = partsOf(words);
  const rows = Array.from({ length: cells.length / columnCount }, (_, row) =>
    cells.slice(row * columnCount, (row + 1) * columnCount),
  );
  const [heads = [], ...body] = rows;
  return (
    <WorkSample title={title} note={note}>
      <table className={`${figures.table} ${styles.table} ${parts.texts}`}>
        <ColumnHeads names={heads} />
        <tbody>
          {body.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">
                <Phrases as="span">{name ?? ''}</Phrases>
              </th>
              {values.map((value, column) => (
                <td key={heads[column + 1]} data-column={heads[column + 1]}>
                  <Phrases as="span">{value}</Phrases>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WorkSample>
  );
}
