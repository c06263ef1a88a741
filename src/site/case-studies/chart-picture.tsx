import { useTranslation } from 'react-i18next';
import { caseCharts } from './case-charts.ts';
import type { CaseStudy } from './cases.ts';
import styles from './chart-picture.module.css';

interface ChartPictureProps {
  study: CaseStudy;
  /** `responsive` shows the wide composition where there is space for it. */
  shape: 'responsive' | 'narrow';
}

/** The chart of a case, without its title and base. */
export function ChartPicture({ study: { id, chartWords }, shape }: ChartPictureProps) {
  const { t } = useTranslation(['caseStudies']);
  const words = t(chartWords);
  const { Chart } = caseCharts[id];
  return (
    <div className={styles.picture} data-shape={shape}>
      {shape === 'responsive' && (
        <div className={styles.wide}>
          <Chart words={words} shape="wide" />
        </div>
      )}
      <div className={styles.narrow}>
        <Chart words={words} shape="narrow" />
      </div>
    </div>
  );
}
