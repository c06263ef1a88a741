import drawing from '../../ui/charts/chart.module.css';
import type { ChartSpec } from '../../ui/charts/chart-spec.ts';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import styles from './line-chart.module.css';
import type { LineChartTexts } from './line-chart.tsx';

const lineChart = (loadChart: () => Promise<ChartSpec>) =>
  staticComponent<LineChartTexts>(async () => {
    const [{ LineChart }, chart] = await Promise.all([import('./line-chart.tsx'), loadChart()]);
    return (texts) => <LineChart {...texts} chart={chart} />;
  }, [styles, drawing]);

/** The charts of the product lines, as static HTML. */
export const BrandChart = lineChart(async () => (await import('./line-charts.ts')).brand);
export const ProductChart = lineChart(async () => (await import('./line-charts.ts')).product);
export const ServiceChart = lineChart(async () => (await import('./line-charts.ts')).service);
export const EmployeeChart = lineChart(async () => (await import('./line-charts.ts')).employee);
