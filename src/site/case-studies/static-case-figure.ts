import chart from '../../ui/charts/chart.module.css';
import '../../ui/scroll-edges.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import text from '../../ui/text.module.css';
import figure from './case-figure.module.css';

export const loadCaseFigure = async () => (await import('./case-figure.tsx')).CaseFigure;

export const StaticCaseFigure = staticComponent(loadCaseFigure, [figure, chart, text]);

export const StaticCaseChart = staticComponent(
  async () => (await import('./case-figure.tsx')).CaseChart,
  [chart],
);
