import { useTranslation } from 'react-i18next';
import { ChevronIcon } from '../../ui/icons.tsx';
import { partsOf } from '../../ui/illustrations/parts.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { caseCharts } from './case-charts.ts';
import type { CaseStudy } from './cases.ts';
import styles from './chart-figure.module.css';
import { ChartPicture } from './chart-picture.tsx';

interface ChartFigureProps {
  study: CaseStudy;
  /** How to read the chart. */
  reading: string;
}

/** The chart of a case with its title, its base, and its numbers as a table. */
export function ChartFigure({ study, reading }: ChartFigureProps) {
  const { t } = useTranslation(['caseStudies', 'caseStudy']);
  const { head, rows } = caseCharts[study.id].tableOf(partsOf(t(study.chartWords)));
  return (
    <figure className={styles.figure}>
      <figcaption>
        <p className={styles.eyebrow}>
          {t('caseStudy.chart')}
          <span>{t('caseStudies.sampleData')}</span>
        </p>
        <Phrases as="h2">{t(study.chartTitle)}</Phrases>
      </figcaption>
      <ChartPicture study={study} shape="responsive" />
      <p className={styles.base}>{t(study.chartBase)}</p>
      <p className={styles.reading}>{reading}</p>
      <details suppressHydrationWarning>
        <summary>
          {t('caseStudy.table')}
          <ChevronIcon />
        </summary>
        <div className={styles.scroller}>
          <table>
            <caption className="visually-hidden">{t(study.chartTitle)}</caption>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...values]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    <td key={head[index + 1]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
