import { useId } from 'react';
import { useContent } from '../../i18n/use-content.ts';
import { toCsv } from '../../ui/format/csv.ts';
import { formatNumber } from '../../ui/format/number.ts';
import marked from '../../ui/marked-list.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import figures from '../charts/figure-table.module.css';
import { Section } from '../sections/section.tsx';
import { decimal } from '../work-sample/format.ts';
import { differenceOf, marginOf, sampleSizes } from './sample-sizes.ts';
import styles from './size-table.module.css';

const shares = [0.5, 0.3, 0.1];

/** The margins of error by sample size, and how to look them up. */
export function SizeTable() {
  const c = useContent('resources');
  const { title, lead, caption, columns, steps, note, download } = c.sizes;
  const captionId = useId();
  const rows = sampleSizes.map((count) => [
    count,
    ...[...shares.map((share) => marginOf(count, share)), differenceOf(count)].map((value) => decimal(value)),
  ]);
  // Spreadsheets recognize the encoding by the mark at the start.
  const file = `\ufeff${toCsv([columns, ...rows])}`;
  return (
    <Section title={title} lead={lead} tone="sunken">
      <div className={`${split.split} ${styles.parts}`}>
        <table className={`${figures.table} ${styles.table}`} aria-labelledby={captionId}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Phrases as="span">{column}</Phrases>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sampleSizes.map((count) => (
              <tr key={count}>
                <th scope="row">{formatNumber(count)}</th>
                {shares.map((share) => (
                  <td key={share}>±{decimal(marginOf(count, share))}</td>
                ))}
                <td>{decimal(differenceOf(count))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.notes}>
          <h3 id={captionId}>{caption}</h3>
          <ol className={marked.list}>
            {steps.map((step) => (
              <li key={step}>
                <Phrases as="span">{step}</Phrases>
              </li>
            ))}
          </ol>
          <Phrases as="p">{note}</Phrases>
          <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(file)}`} download="sample-sizes.csv">
            {download}
          </a>
        </div>
      </div>
    </Section>
  );
}
