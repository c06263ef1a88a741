import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import '../../ui/scroll-edges.css';
import { Section } from '../sections/section.tsx';
import { labelsOf } from './code-labels.ts';
import styles from './data-extract.module.css';
import { displayOf, type ExtractName, extracts, fileOf, isText, withTexts } from './extracts.ts';

export interface DataExtractProps {
  name: ExtractName;
  title?: string;
  lead: string;
  /** The meaning of each column, separated by `|`. */
  codebook: string;
  /** The texts of the rows, separated by `|`, where the data is about texts. */
  texts?: string;
  /** What the generated data is not. */
  note: string;
}

/** Twelve rows as they are delivered, their codebook, and both as a file. A switch shows codes in place of their labels. */
export function DataExtract({ name, title, lead, codebook, texts, note }: DataExtractProps) {
  const { t } = useTranslation(['dataExtract']);
  const extract = extracts[name];
  const captionId = useId();
  const switchId = useId();
  const meanings = codebook.split('|');
  const delivered = texts === undefined ? extract : withTexts(extract, texts.split('|'));
  const { file, columns, rows, sameCodes = {} } = delivered;
  const labels = columns.map((column) =>
    labelsOf(meanings[columns.indexOf(sameCodes[column] ?? column)] ?? ''),
  );
  const named = labels.map(({ size }, index) => size > 0 || rows.every((row) => isText(row[index] ?? '')));
  return (
    <Section title={title ?? t('dataExtract.title')} lead={lead}>
      <div className={styles.parts} data-wide={columns.length >= 10 ? '' : undefined}>
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
                    <th key={column} scope="col" data-named={named[index] ? '' : undefined}>
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.join()}>
                    {row.map((value, index) => {
                      const label = labels[index]?.get(String(value));
                      return (
                        <td key={columns[index]} data-named={named[index] ? '' : undefined}>
                          {label === undefined ? (
                            displayOf(value)
                          ) : (
                            <>
                              <span className={styles.label}>{label}</span>
                              <span className={styles.code}>{value}</span>
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
        <div className={styles.codebook}>
          <h3>{t('dataExtract.codebook')}</h3>
          <dl>
            {columns.map((column, index) => (
              <div key={column}>
                <dt>{column}</dt>
                {/* A code stays on the line of its meaning. */}
                <Phrases as="dd">
                  {(meanings[index] ?? '').replaceAll(/\d+ = [^,，]{1,16}(?![^,，])/g, (code) =>
                    code.replaceAll(' ', '\u00a0'),
                  )}
                </Phrases>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className={styles.foot}>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(fileOf(delivered))}`}
          download={`${file}-sample.csv`}
        >
          {t('dataExtract.download')}
        </a>
        <span>{note}</span>
      </p>
    </Section>
  );
}
