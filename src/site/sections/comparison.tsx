import { type ReactNode, useId } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './comparison.module.css';
import { Section } from './section.tsx';

interface ComparisonProps {
  title: string;
  lead: string;
  /** What the rows are about, with the page of each if there is one. */
  rows: readonly { name: string; to?: string }[];
  columns: readonly {
    name: string;
    values: readonly string[];
    /** What to do next, below the values. */
    action?: ReactNode;
  }[];
  /** `compact` has values that are short enough for a table on phones. */
  kind?: 'compact';
  /** Further content below the table. */
  children?: ReactNode;
}

/** A comparison of offers, as a table; on phones each row is a list of its own, unless the table is compact. */
export function Comparison({ title, lead, rows, columns, kind, children }: ComparisonProps) {
  const id = useId();
  return (
    <Section title={title} lead={lead}>
      <table className={styles.table} data-kind={kind}>
        <caption id={id} className="visually-hidden">
          {title}
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, to }, row) => (
            <tr key={name}>
              <th scope="row">{to ? <LocalizedLink to={to}>{name}</LocalizedLink> : name}</th>
              {columns.map(({ name: column, values }) => (
                <td key={column} data-column={column}>
                  <Phrases as="span">{values[row] ?? ''}</Phrases>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ action }) => action) && (
          <tfoot>
            <tr>
              <td />
              {columns.map(({ name, action }) => (
                <td key={name}>{action}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {children}
    </Section>
  );
}
