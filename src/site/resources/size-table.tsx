import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toCsv } from '../../ui/format/csv.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import figures from '../charts/figure-table.module.css';
import { Section } from '../sections/section.tsx';
import { decimal } from '../work-sample/format.ts';
import { differenceOf, marginOf, sampleSizes } from './sample-sizes.ts';
import styles from './size-table.module.css';

const columns = [
  'resources.sizes.size',
  'resources.sizes.half',
  'resources.sizes.third',
  'resources.sizes.tenth',
  'resources.sizes.difference',
] as const;

const steps = ['resources.sizes.step1', 'resources.sizes.step2', 'resources.sizes.step3'] as const;

const shares = [0.5, 0.3, 0.1];

/** The margins of error by sample size, and how to look them up. */
export function SizeTable() {
  const { t } = useTranslation(['resources']);
  const captionId = useId();
  const rows = sampleSizes.map((count) => [
    count,
    ...[...shares.map((share) => marginOf(count, share)), differenceOf(count)].map((value) => decimal(value)),
  ]);
  // Spreadsheets recognize the encoding by the mark at the start.
  const file = `\ufeff${toCsv([columns.map((column) => t(column)), ...rows])}`;
  return (
    <Section title={t('resources.sizes.title')} lead={t('resources.sizes.lead')} tone="sunken">
      <div className={styles.parts}>
        <table className={`${figures.table} ${styles.table}`} aria-labelledby={captionId}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Phrases as="span">{t(column)}</Phrases>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sampleSizes.map((count) => (
              <tr key={count}>
                <th scope="row">{formatNumber(count)}</th>
                {shares.map((share) => (
                  <td key={share}>±{decimal(marginOf(count, share))}</td>
                ))}
                <td>{decimal(differenceOf(count))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.notes}>
          <h3 id={captionId}>{t('resources.sizes.caption')}</h3>
          <ol className={figures.remarks}>
            {steps.map((step) => (
              <li key={step}>
                <Phrases as="span">{t(step)}</Phrases>
              </li>
            ))}
          </ol>
          <Phrases as="p">{t('resources.sizes.note')}</Phrases>
          <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(file)}`} download="sample-sizes.csv">
            {t('resources.sizes.download')}
          </a>
        </div>
      </div>
    </Section>
  );
}
