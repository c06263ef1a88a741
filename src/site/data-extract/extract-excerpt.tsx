import { useTranslation } from '../../i18n/use-translation.ts';
import { type ExcerptName, excerpts } from './excerpts.ts';
import styles from './extract-excerpt.module.css';
import { displayOf } from './extracts.ts';

export interface ExtractExcerptProps {
  name: ExcerptName;
  /** The meaning of each column, separated by `|`. */
  columns: string;
}

/** A few rows and columns of what a service delivers, with their names in words. */
export function ExtractExcerpt({ name, columns: meanings }: ExtractExcerptProps) {
  const { t } = useTranslation(['dataExtract']);
  const { extract, columns, rows } = excerpts[name];
  const names = meanings.split('|');
  const positions = columns.map((column) => extract.columns.indexOf(column));
  return (
    <table className={styles.excerpt}>
      <caption>{t('dataExtract.excerpt', { file: extract.file })}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col">
              {names[index]} <code>{column}</code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {extract.rows.slice(...rows).map((row) => (
          <tr key={row.join()}>
            {positions.map((position) => (
              <td key={position}>{displayOf(row[position] ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
