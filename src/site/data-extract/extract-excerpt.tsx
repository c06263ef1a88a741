import { useTranslation } from '../../i18n/use-translation.ts';
import { labelsOf } from './code-labels.ts';
import { type ExcerptName, excerpts } from './excerpts.ts';
import styles from './extract-excerpt.module.css';
import { displayOf } from './extracts.ts';

export interface ExtractExcerptProps {
  name: ExcerptName;
  /** The meaning of each column, separated by `|`. */
  columns: string;
  /** The codes of each column with their labels, separated by `|`. */
  codes?: string;
}

/** A few rows and columns of what a service delivers, with their names in words. */
export function ExtractExcerpt({ name, columns: meanings, codes = '' }: ExtractExcerptProps) {
  const { t } = useTranslation(['dataExtract']);
  const { extract, columns, rows } = excerpts[name];
  const names = meanings.split('|');
  const labels = codes.split(' | ').map(labelsOf);
  const positions = columns.map((column) => extract.columns.indexOf(column));
  return (
    <table className={styles.excerpt}>
      <caption>{t('dataExtract.excerpt', { file: extract.file })}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-named={labels[index]?.size ? '' : undefined}>
              {names[index]} <code>{column}</code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {extract.rows.slice(...rows).map((row) => (
          <tr key={row.join()}>
            {positions.map((position, index) => {
              const value = row[position] ?? '';
              const label = labels[index]?.get(String(value));
              return (
                <td key={position} data-named={label === undefined ? undefined : ''}>
                  {`${columns[index] === 'gap' && Number(value) > 0 ? '+' : ''}${label ?? displayOf(value)}`}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
