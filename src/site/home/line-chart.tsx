import { Chart } from '../../ui/charts/chart.tsx';
import type { ChartSpec, Labels } from '../../ui/charts/chart-spec.ts';
import styles from './line-chart.module.css';

export interface LineChartTexts {
  title: string;
  /** Its base. */
  note: string;
  labels: Labels;
}

/** The chart of a product line, from the figures of its page. */
export function LineChart({ chart, title, note, labels }: LineChartTexts & { chart: ChartSpec }) {
  return (
    <div className={styles.chart}>
      <p>
        <b>{title}</b> <span>{note}</span>
      </p>
      <Chart {...chart} title={title} labels={labels} />
    </div>
  );
}
