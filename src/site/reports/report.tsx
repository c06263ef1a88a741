import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ChartPicture } from '../charts/chart-picture.tsx';
import type { DataChart } from '../charts/data-chart.ts';
import { DataTable } from '../charts/data-table.tsx';
import figures from '../charts/figure-table.module.css';
import styles from './report.module.css';

export interface ReportTexts {
  /** What the page says, as a sentence. */
  finding: string;
  /** The labels of the chart, as one bar-separated text. */
  words: string;
  sample: string;
  period: string;
  scale: string;
  /** What follows from the chart. */
  points: readonly string[];
}

interface ReportProps extends ReportTexts {
  chart: DataChart;
}

/** A page of a delivered report: the finding, its method, a chart with its numbers, and the conclusions. The data is seeded. */
export function Report({ chart, finding, words, sample, period, scale, points }: ReportProps) {
  const { t } = useTranslation(['report']);
  const id = useId();
  return (
    <figure className={styles.page} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <p>
          {t('report.label')}
          <span>{t('report.sampleData')}</span>
        </p>
        <Phrases as="h3" id={id}>
          {finding}
        </Phrases>
      </figcaption>
      <dl className={styles.method}>
        <div>
          <dt>{t('report.sample')}</dt>
          <Phrases as="dd">{sample}</Phrases>
        </div>
        <div>
          <dt>{t('report.period')}</dt>
          <Phrases as="dd">{period}</Phrases>
        </div>
        <div>
          <dt>{t('report.scale')}</dt>
          <Phrases as="dd">{scale}</Phrases>
        </div>
      </dl>
      <div className={styles.body}>
        <ChartPicture chart={chart} words={words} shape="responsive" />
        <div className={styles.points}>
          <h4>{t('report.points')}</h4>
          <ol className={figures.remarks}>
            {points.map((point) => (
              <li key={point}>
                <Phrases as="span">{point}</Phrases>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <DataTable chart={chart} words={words} label={t('report.table')} caption={finding} />
    </figure>
  );
}
