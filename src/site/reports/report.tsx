import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import type { ChartSpec, Labels } from '../../ui/charts/chart-spec.ts';
import marked from '../../ui/marked-list.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import { FactList } from '../sections/fact-list.tsx';
import styles from './report.module.css';

export interface ReportContent {
  /** What the page says, as a sentence. */
  finding: string;
  labels: Labels;
  sample: string;
  period: string;
  scale: string;
  /** What follows from the chart. */
  points: readonly string[];
  /** The headings of the finding and of what is below it: below the heading of a section by default. */
  levels?: readonly ['h2', 'h3'] | readonly ['h3', 'h4'];
}

interface ReportProps extends ReportContent {
  chart: ChartSpec;
}

/** A page of a delivered report: the finding, its method, a chart with its numbers, and the conclusions. The data is seeded. */
export function Report({
  chart,
  finding,
  labels,
  sample,
  period,
  scale,
  points,
  levels: [Heading, Subheading] = ['h3', 'h4'],
}: ReportProps) {
  const { t } = useTranslation(['report']);
  const id = useId();
  const method = [
    { name: t('report.sample'), text: sample },
    { name: t('report.period'), text: period },
    { name: t('report.scale'), text: scale },
  ];
  return (
    <figure className={styles.page} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <p>
          {t('report.label')}
          <span>{t('report.sampleData')}</span>
        </p>
        <Phrases as={Heading} id={id}>
          {finding}
        </Phrases>
      </figcaption>
      <div className={styles.method}>
        <FactList facts={method} kind="grid" />
      </div>
      <div className={`${split.split} ${styles.body}`}>
        <Chart {...chart} labels={labels} title={finding} tableLabel={t('report.table')} />
        <div className={styles.points}>
          <Subheading>{t('report.points')}</Subheading>
          <ol className={marked.list}>
            {points.map((point) => (
              <li key={point}>
                <Phrases as="span">{point}</Phrases>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  );
}
