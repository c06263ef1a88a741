import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import figures from '../charts/figure-table.module.css';
import { Section } from '../sections/section.tsx';
import { differenceOf, marginOf, sampleSizes } from './sample-sizes.ts';
import styles from './size-table.module.css';

/** Percentage points. Both languages write them alike. */
const points = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const columns = [
  'resources.sizes.size',
  'resources.sizes.half',
  'resources.sizes.third',
  'resources.sizes.tenth',
  'resources.sizes.difference',
] as const;

/** The margins of error by sample size, and how to look them up. */
export function SizeTable() {
  const { t } = useTranslation(['resources']);
  const captionId = useId();
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
                {[0.5, 0.3, 0.1].map((share) => (
                  <td key={share}>±{points.format(marginOf(count, share))}</td>
                ))}
                <td>{points.format(differenceOf(count))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.notes}>
          <h3 id={captionId}>{t('resources.sizes.caption')}</h3>
          <ol className={figures.remarks}>
            <li>{t('resources.sizes.step1')}</li>
            <li>{t('resources.sizes.step2')}</li>
            <li>{t('resources.sizes.step3')}</li>
          </ol>
          <p>{t('resources.sizes.note')}</p>
        </div>
      </div>
    </Section>
  );
}
