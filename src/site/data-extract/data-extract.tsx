import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import '../../ui/scroll-edges.css';
import { ColumnHeads } from '../charts/column-heads.tsx';
import { Section } from '../sections/section.tsx';
import styles from './data-extract.module.css';
import { displayOf, type Extract, toCsv } from './extracts.ts';

interface DataExtractProps {
  extract: Extract;
  title?: string;
  lead: string;
  /** The meaning of each column, separated by `|`. */
  codebook: string;
}

/** Twelve rows as they are delivered, their codebook, and both as a file. */
export function DataExtract({ extract, title, lead, codebook }: DataExtractProps) {
  const { t } = useTranslation(['dataExtract']);
  const captionId = useId();
  // A code stays on the line of its meaning.
  const meanings = codebook.replaceAll(' = ', '\u00a0=\u00a0').split('|');
  const { file, columns, rows } = extract;
  return (
    <Section title={title ?? t('dataExtract.title')} lead={lead}>
      <div className={styles.parts}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reachable by keyboard */}
        <section className={styles.table} data-scroll-edges="self" aria-labelledby={captionId} tabIndex={0}>
          <table>
            <caption>
              <span id={captionId}>{t('dataExtract.caption', { file })}</span>
              <span aria-hidden="true" className={styles.swipe}>
                {t('dataExtract.swipe')}
              </span>
            </caption>
            <ColumnHeads names={columns} />
            <tbody>
              {rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((value, index) => (
                    <td key={columns[index]}>{displayOf(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className={styles.codebook}>
          <h3>{t('dataExtract.codebook')}</h3>
          <dl>
            {columns.map((column, index) => (
              <div key={column}>
                <dt>{column}</dt>
                <Phrases as="dd">{meanings[index] ?? ''}</Phrases>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className={styles.foot}>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(toCsv(extract))}`}
          download={`${file}-sample.csv`}
        >
          {t('dataExtract.download')}
        </a>
        <span>{t('dataExtract.note')}</span>
      </p>
    </Section>
  );
}
