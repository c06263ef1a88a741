import { partsOf } from '../../ui/illustrations/parts.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ColumnHeads } from '../charts/column-heads.tsx';
import figures from '../charts/figure-table.module.css';
import { agreedCodings, codingKappa, codings } from './figures.ts';
import { percent } from './format.ts';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/** A page of a codebook: the rule of a code, its correction, and how two people applied it. */
export function CodebookPage({ title, note, words }: SampleTexts) {
  const [before, after, reason, coder, other, agreed, comment, more, ...verbatims] = partsOf(words);
  // The page shows the first comments.
  const rows = codings.slice(0, verbatims.length);
  return (
    <WorkSample title={title} note={note}>
      <ul className={styles.lines}>
        <li data-state="changed">
          <del>
            <Phrases as="span">{before ?? ''}</Phrases>
          </del>
          <ins>
            <Phrases as="span">{after ?? ''}</Phrases>
          </ins>
          <Phrases as="span" className={styles.remark}>
            {reason ?? ''}
          </Phrases>
        </li>
      </ul>
      <table className={`${figures.table} ${styles.table}`}>
        <ColumnHeads names={[comment, coder, other]} />
        <tbody>
          {rows.map(([one, two], index) => (
            <tr key={verbatims[index]} data-flagged={one === two ? undefined : ''}>
              <th scope="row">
                <Phrases as="span">{verbatims[index] ?? ''}</Phrases>
              </th>
              <td>{one}</td>
              <td>{two}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{more?.replace('#', `${codings.length - rows.length}`)}</th>
            <td>…</td>
            <td>…</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.total}>
        <span>
          {agreed} <small className={styles.remark}>Cohen κ = {codingKappa.toFixed(2)}</small>
        </span>
        <strong>
          {agreedCodings} / {codings.length} = {percent((100 * agreedCodings) / codings.length)}
        </strong>
      </p>
    </WorkSample>
  );
}
