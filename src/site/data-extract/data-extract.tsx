import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { toCsv } from '../../ui/format/csv.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import '../../ui/scroll-edges.css';
import styles from './data-extract.module.css';
import { type Extract, type ExtractName, extracts } from './extracts.ts';

/** What a column contains, and its codes with their labels. */
export interface Meaning {
  text: string;
  codes?: Readonly<Record<string, string>>;
}

export interface DataExtractProps {
  name: ExtractName;
  title?: string;
  lead: string;
  /** That the rows are invented. */
  note: string;
  /** The meaning of each column. */
  codebook: Readonly<Record<string, Meaning>>;
  /** The texts of the rows, where the data is about texts. */
  texts?: readonly string[];
}

const shownRows = 5;

/** A number as a page shows it: with separators and a minus sign, which the file has not. */
const display = (value: string | number) =>
  typeof value === 'number' ? value.toLocaleString('en').replace('-', '−') : value;

/** The first rows of a delivery, the file, and its codebook. A switch shows codes in place of their labels. */
export function DataExtract({ name, title, lead, note, codebook, texts }: DataExtractProps) {
  const { t } = useTranslation(['dataExtract']);
  const headingId = useId();
  const captionId = useId();
  const switchId = useId();
  const { file, columns, rows, sameCodes = {} }: Extract = extracts[name];
  const table = rows.map((row, index) => row.map((value) => value ?? texts?.[index] ?? ''));
  const codes = columns.map((column) => codebook[sameCodes[column] ?? column]?.codes);
  const isNamed = columns.map((column, index) => Boolean(codes[index]) || column === 'text');
  return (
    <section aria-labelledby={headingId} className={styles.extract}>
      <Phrases as="h2" id={headingId}>
        {title ?? t('dataExtract.title')}
      </Phrases>
      <Phrases as="p">{lead}</Phrases>
      <div className={styles.view}>
        <input type="checkbox" id={switchId} autoComplete="off" />
        <label htmlFor={switchId}>{t('dataExtract.codes')}</label>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reachable by keyboard */}
        <section className={styles.table} data-scroll-edges="self" aria-labelledby={captionId} tabIndex={0}>
          <table>
            <caption>
              <span id={captionId}>{t('dataExtract.caption', { file })}</span>
              <span aria-hidden="true" className={styles.swipe}>
                {t('dataExtract.swipe')}
              </span>
            </caption>
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <th key={column} scope="col" data-named={isNamed[index] ? '' : undefined}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.slice(0, shownRows).map((row) => (
                <tr key={row.join()}>
                  {row.map((value, index) => {
                    const label = codes[index]?.[value];
                    return (
                      <td key={columns[index]} data-named={isNamed[index] ? '' : undefined}>
                        {label === undefined ? (
                          display(value)
                        ) : (
                          <>
                            <span className={styles.label}>{label}</span>
                            <span className={styles.code}>{display(value)}</span>
                          </>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <p className={styles.file}>
        <Button
          as="a"
          kind="outline"
          small
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(toCsv([columns, ...table]))}`}
          download={`${file}-sample.csv`}
        >
          {t('dataExtract.download')}
        </Button>
        <span>{note}</span>
      </p>
      <details className={styles.codebook}>
        <summary>
          {t('dataExtract.codebook')}
          <ChevronIcon />
        </summary>
        <dl className={styles.meanings}>
          {columns.map((column) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>
                <Phrases as="span">{codebook[column]?.text ?? ''}</Phrases>
                {Object.entries(codebook[column]?.codes ?? {}).map(([code, label]) => (
                  <span key={code} className={styles.pair}>
                    {code} = {label}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
