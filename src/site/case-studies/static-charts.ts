import { staticComponent } from '../../ui/static-html/static-component.tsx';
import figure from './chart-figure.module.css';
import picture from './chart-picture.module.css';

export const StaticChartPicture = staticComponent(
  async () => (await import('./chart-picture.tsx')).ChartPicture,
  [picture],
);

export const StaticChartFigure = staticComponent(
  async () => (await import('./chart-figure.tsx')).ChartFigure,
  [figure, picture],
);
