import { Chart } from '../../ui/charts/chart.tsx';
import type { ChartSpec, Labels } from '../../ui/charts/chart-spec.ts';
import styles from './captioned-chart.module.css';

export interface CaptionedChartProps {
  title: string;
  /** What the figures are based on. */
  note: string;
  labels: Labels;
  chart: ChartSpec;
}

/** A chart below its title and its base. */
export function CaptionedChart({ title, note, labels, chart }: CaptionedChartProps) {
  return (
    <div className={styles.chart}>
      <p>
        <b>{title}</b> <span>{note}</span>
      </p>
      <Chart {...chart} title={title} labels={labels} />
    </div>
  );
}
