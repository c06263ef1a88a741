import { staticComponent } from '../../ui/static-html/static-component.tsx';
import styles from './line-charts.module.css';

/** The charts of the product lines, as static HTML. */
export const BrandChart = staticComponent(
  async () => (await import('./line-charts.tsx')).BrandChart,
  [styles],
);
export const ProductChart = staticComponent(
  async () => (await import('./line-charts.tsx')).ProductChart,
  [styles],
);
export const ServiceChart = staticComponent(
  async () => (await import('./line-charts.tsx')).ServiceChart,
  [styles],
);
export const EmployeeChart = staticComponent(
  async () => (await import('./line-charts.tsx')).EmployeeChart,
  [styles],
);
