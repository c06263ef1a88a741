import { useId } from 'react';
import { ChevronIcon } from '../../ui/icons.tsx';
import { partsOf } from '../../ui/illustrations/parts.tsx';
import '../../ui/scroll-edges.css';
import { ColumnHeads } from './column-heads.tsx';
import type { DataChart } from './data-chart.ts';
import styles from './data-table.module.css';
import figures from './figure-table.module.css';

interface DataTableProps {
  chart: DataChart;
  words: string;
  /** The name of the disclosure. */
  label: string;
  caption: string;
}

/** The numbers of a chart as a table, behind a disclosure. */
export function DataTable({ chart, words, label, caption }: DataTableProps) {
  const captionId = useId();
  const { head, rows } = chart.tableOf(partsOf(words));
  return (
    <details className={styles.details} suppressHydrationWarning>
      <summary>
        {label}
        <ChevronIcon />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reachable by keyboard */}
      <section data-scroll-edges="self" aria-labelledby={captionId} tabIndex={0}>
        <table className={`${figures.table} ${styles.table}`}>
          <caption id={captionId} className="visually-hidden">
            {caption}
          </caption>
          <ColumnHeads names={head} />
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={head[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
