import type { Content } from '../../i18n/namespaces.ts';
import { useContent } from '../../i18n/use-content.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import type { ChartSpec } from '../../ui/charts/chart-spec.ts';
import styles from './line-chart.module.css';

/** The chart of a product line, from the figures of its page. */
export function LineChart({ name, chart }: { name: keyof Content<'homeCharts'>; chart: ChartSpec }) {
  const c = useContent('homeCharts');
  const { title, note, labels } = c[name];
  return (
    <div className={styles.chart}>
      <p>
        <b>{title}</b> <span>{note}</span>
      </p>
      <Chart {...chart} title={title} labels={labels} />
    </div>
  );
}
