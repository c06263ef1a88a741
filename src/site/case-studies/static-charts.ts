import '../../ui/scroll-edges.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import figure from '../charts/chart-figure.module.css';
import picture from '../charts/chart-picture.module.css';
import table from '../charts/data-table.module.css';
import figures from '../charts/figure-table.module.css';

export const StaticCasePicture = staticComponent(
  async () => (await import('./case-picture.tsx')).CasePicture,
  [picture],
);

export const loadCaseFigure = async () => (await import('./case-figure.tsx')).CaseFigure;

export const StaticCaseFigure = staticComponent(loadCaseFigure, [figure, picture, figures, table]);
