import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from '../charts/chart-figure.module.css';
import { ChartPicture } from '../charts/chart-picture.tsx';
import { DataTable } from '../charts/data-table.tsx';
import { caseCharts } from './case-charts.ts';
import type { CaseStudy } from './cases.ts';

interface CaseFigureProps {
  study: CaseStudy;
}

/** The chart of a case with its title, its base, and its numbers as a table. */
export function CaseFigure({ study }: CaseFigureProps) {
  const { t } = useTranslation(['caseStudies', 'caseStudy']);
  const chart = caseCharts[study.id];
  const words = t(study.chartWords);
  const title = t(study.chartTitle);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <p className={styles.eyebrow}>
          {t('caseStudy.chart')}
          <span>{t('caseStudies.sampleData')}</span>
        </p>
        <Phrases as="h2">{title}</Phrases>
      </figcaption>
      <ChartPicture chart={chart} words={words} shape="responsive" />
      <Phrases as="p" className={styles.base}>
        {t(study.chartBase)}
      </Phrases>
      <DataTable chart={chart} words={words} label={t('caseStudy.table')} caption={title} />
    </figure>
  );
}
