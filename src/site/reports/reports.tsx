import '../../ui/scroll-edges.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import picture from '../charts/chart-picture.module.css';
import type { DataChart } from '../charts/data-chart.ts';
import table from '../charts/data-table.module.css';
import figures from '../charts/figure-table.module.css';
import page from './report.module.css';
import type { ReportTexts } from './report.tsx';

const reportWith = (loadChart: () => Promise<DataChart>) =>
  staticComponent<ReportTexts>(async () => {
    const [{ Report }, chart] = await Promise.all([import('./report.tsx'), loadChart()]);
    return (texts) => <Report {...texts} chart={chart} />;
  }, [page, picture, figures, table]);

/** Brand health: first choice by quarter. */
export const BrandReport = reportWith(
  async () => (await import('./charts/quarterly-choice.tsx')).quarterlyChoice,
);

/** Product test: price sensitivity. */
export const ProductReport = reportWith(async () => (await import('./charts/price-curves.tsx')).priceCurves);

/** Service experience: recommendation by touchpoint. */
export const ServiceReport = reportWith(
  async () => (await import('./charts/touchpoint-nps.tsx')).touchpointNps,
);

/** Employee survey: change by theme. */
export const EmployeeReport = reportWith(
  async () => (await import('./charts/theme-changes.tsx')).themeChanges,
);

/** Research community: themes by member. */
export const CommunityReport = reportWith(
  async () => (await import('./charts/member-themes.tsx')).memberThemes,
);
