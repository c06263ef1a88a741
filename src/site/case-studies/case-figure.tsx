import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CaseId } from '../../paths/case-ids.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import type { Labels } from '../../ui/charts/chart-spec.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import text from '../../ui/text.module.css';
import { caseCharts } from './case-charts.ts';
import styles from './case-figure.module.css';

export interface CaseFigureProps {
  id: CaseId;
  title: string;
  /** Sample size, period and scale of the chart. */
  base: string;
  labels: Labels;
}

/** The chart of a case with its title, its base, and its numbers as a table. */
export function CaseFigure({ id, title, base, labels }: CaseFigureProps) {
  const { t } = useTranslation(['caseStudy']);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <p className={text.eyebrow}>{t('caseStudy.chart')}</p>
        <Phrases as="h2">{title}</Phrases>
      </figcaption>
      <Chart {...caseCharts[id]} labels={labels} title={title} tableLabel={t('caseStudy.table')} />
      <Phrases as="p" className={text.small}>
        {base}
      </Phrases>
    </figure>
  );
}

/** The chart of a case alone, for lists. */
export function CaseChart({ id }: { id: CaseId }) {
  const { title, labels } = useContent('caseStudy').item[id].chart;
  return <Chart {...caseCharts[id]} labels={labels} title={title} />;
}
