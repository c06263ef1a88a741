import drawing from '../../ui/charts/chart.module.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import styles from './line-chart.module.css';
import type { lineCharts } from './line-charts.ts';

const lineChart = (name: keyof typeof lineCharts) =>
  staticComponent(async () => {
    const [{ LineChart }, { lineCharts }] = await Promise.all([
      import('./line-chart.tsx'),
      import('./line-charts.ts'),
    ]);
    return () => <LineChart name={name} chart={lineCharts[name]} />;
  }, [styles, drawing]);

/** The charts of the product lines, as static HTML. Their texts are not among those that the page sends a second time as data. */
export const BrandChart = lineChart('brand');
export const ExposureChart = lineChart('exposure');
export const ProductChart = lineChart('product');
export const ServiceChart = lineChart('service');
export const EmployeeChart = lineChart('employee');
