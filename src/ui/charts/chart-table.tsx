import { useId } from 'react';
import { ChevronIcon } from '../icons.tsx';
import '../scroll-edges.css';
import styles from './chart.module.css';
import { type LabelledChart, textOf } from './chart-spec.ts';

interface ChartTableProps extends LabelledChart {
  title: string;
  label: string | undefined;
}

/** The rows of a chart as a table: behind a disclosure, or for screen readers. */
export function ChartTable({ title, label, ...chart }: ChartTableProps) {
  const id = useId();
  const [first = '', ...fields] = Object.keys(chart.columns);
  const nameOf = (field: string) => chart.labels[field] ?? field;
  const table = (
    <table className={styles.table}>
      <caption id={id} className="visually-hidden">
        {title}
      </caption>
      <thead>
        <tr>
          <th scope="col">{nameOf(first)}</th>
          {fields.map((field) => (
            <th key={field} scope="col">
              {nameOf(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map((row) => (
          <tr key={row[first]}>
            <th scope="row">{textOf(first, row, chart)}</th>
            {fields.map((field) => (
              <td key={field}>{textOf(field, row, chart)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!label) return <div className="visually-hidden">{table}</div>;
  return (
    <details className={styles.details} suppressHydrationWarning>
      <summary>
        {label}
        <ChevronIcon />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reachable by keyboard */}
      <section data-scroll-edges="self" aria-labelledby={id} tabIndex={0}>
        {table}
      </section>
    </details>
  );
}
