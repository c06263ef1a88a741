import { useContent } from '../../i18n/use-content.ts';
import drawing from '../../ui/charts/chart.module.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import styles from '../charts/captioned-chart.module.css';
import type { lineCharts } from './line-charts.ts';

const lineChart = (name: keyof typeof lineCharts) =>
  staticComponent(async () => {
    const [{ CaptionedChart }, { lineCharts }] = await Promise.all([
      import('../charts/captioned-chart.tsx'),
      import('./line-charts.ts'),
    ]);
    return function LineChart() {
      const { labels, ...texts } = useContent('homeCharts')[name];
      const { touchpoint, teams } = useContent('workspace');
      const names = {
        brand: {},
        product: {},
        service: touchpoint,
        employee: { ...teams.team, ...teams.topic },
      };
      return <CaptionedChart {...texts} labels={{ ...names[name], ...labels }} chart={lineCharts[name]} />;
    };
  }, [styles, drawing]);

/** The charts of the product lines, as static HTML. Their texts are not among those that the page sends a second time as data. */
export const BrandChart = lineChart('brand');
export const ProductChart = lineChart('product');
export const ServiceChart = lineChart('service');
export const EmployeeChart = lineChart('employee');
