import { useContent } from '../../i18n/use-content.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Comparison } from '../sections/comparison.tsx';
import styles from './study-sizes.module.css';

export interface StudySizesProps {
  /** The usual studies, and what the result of each can show. */
  rows: readonly { name: string; sample: string; field: string; shows: string }[];
  /** The files of a delivery. */
  delivered: readonly { name: string; text: string }[];
}

/** How large the usual studies of a method are, and what a customer gets. */
export function StudySizes({ rows, delivered }: StudySizesProps) {
  const c = useContent('method');
  return (
    <Comparison
      title={c.title}
      lead={c.lead}
      rows={rows}
      columns={[
        { name: c.sample, values: rows.map(({ sample }) => sample) },
        { name: c.field, values: rows.map(({ field }) => field) },
        { name: c.shows, values: rows.map(({ shows }) => shows) },
      ]}
    >
      <h3 className={styles.title}>{c.delivered}</h3>
      <dl className={styles.files}>
        {delivered.map(({ name, text }) => (
          <div key={name}>
            <Phrases as="dt">{name}</Phrases>
            <Phrases as="dd">{text}</Phrases>
          </div>
        ))}
      </dl>
    </Comparison>
  );
}
