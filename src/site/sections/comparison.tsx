import { type ReactNode, useId } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './comparison.module.css';
import { Section } from './section.tsx';

interface ComparisonProps {
  title: string;
  lead: string;
  /** What the columns say, one per row. */
  aspects: readonly string[];
  columns: readonly { name: string; values: readonly string[] }[];
  /** Further content below the table. */
  children?: ReactNode;
}

/** A comparison of offers, as a table; on phones each offer has a list of its own. */
export function Comparison({ title, lead, aspects, columns, children }: ComparisonProps) {
  const id = useId();
  return (
    <Section title={title} lead={lead}>
      <table className={styles.table}>
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
          {aspects.map((aspect, row) => (
            <tr key={aspect}>
              <th scope="row">{aspect}</th>
              {columns.map(({ name, values }) => (
                <td key={name} data-column={name}>
                  <Phrases as="span">{values[row] ?? ''}</Phrases>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </Section>
  );
}
