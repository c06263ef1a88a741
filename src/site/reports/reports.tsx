import { useContent } from '../../i18n/use-content.ts';
import drawing from '../../ui/charts/chart.module.css';
import type { ChartSpec } from '../../ui/charts/chart-spec.ts';
import '../../ui/scroll-edges.css';
import marked from '../../ui/marked-list.module.css';
import split from '../../ui/split.module.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import page from './report.module.css';
import type { ReportContent } from './report.tsx';

const sheets = [page, drawing, marked, split];

const reportWith = (loadChart: () => Promise<ChartSpec>) =>
  staticComponent<ReportContent>(async () => {
    const [{ Report }, chart] = await Promise.all([import('./report.tsx'), loadChart()]);
    return (content) => <Report {...content} chart={chart} />;
  }, sheets);

/** Brand health: first choice by quarter. */
export const BrandReport = reportWith(async () => (await import('./report-charts.ts')).quarterlyChoice);

/** Product test: price sensitivity. */
export const ProductReport = reportWith(async () => (await import('./report-charts.ts')).priceCurves);

/** Service experience: recommendation by touchpoint, in the workspace. */
export const ServiceReport = staticComponent<ReportContent>(async () => {
  const [{ Report }, { touchpointNps }] = await Promise.all([
    import('./report.tsx'),
    import('./report-charts.ts'),
  ]);
  return function TouchpointReport({ labels, ...content }) {
    const { touchpoint } = useContent('workspace');
    return <Report {...content} labels={{ ...touchpoint, ...labels }} chart={touchpointNps()} />;
  };
}, sheets);

/** Employee survey: change by theme. */
export const EmployeeReport = reportWith(async () => (await import('./report-charts.ts')).themeChanges);

/** Research community: themes by member. */
export const CommunityReport = reportWith(async () => (await import('./report-charts.ts')).memberThemes);
