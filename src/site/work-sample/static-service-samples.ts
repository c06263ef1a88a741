import { staticComponent } from '../../ui/static-html/static-component.tsx';
import figures from '../charts/figure-table.module.css';
import parts from './service-sample.module.css';
import styles from './work-sample.module.css';
import type { SampleTexts } from './work-sample.tsx';

/* The work samples of the data services; like those of `static-samples.ts`, they are not part of the page's scripts. */

const sheets = [figures, parts, styles];

export const FeasibilityCard = staticComponent<SampleTexts>(
  async () => (await import('./feasibility-card.tsx')).FeasibilityCard,
  sheets,
);
export const QuotaGrid = staticComponent<SampleTexts>(
  async () => (await import('./quota-grid.tsx')).QuotaGrid,
  sheets,
);
export const QualityLog = staticComponent<SampleTexts>(
  async () => (await import('./quality-log.tsx')).QualityLog,
  sheets,
);
export const CategoryTrend = staticComponent<SampleTexts>(
  async () => (await import('./category-trend.tsx')).CategoryTrend,
  sheets,
);
export const TextTable = staticComponent<SampleTexts>(
  async () => (await import('./text-table.tsx')).TextTable,
  sheets,
);
export const PostOpinions = staticComponent<SampleTexts>(
  async () => (await import('./post-opinions.tsx')).PostOpinions,
  sheets,
);
export const CleaningFunnel = staticComponent<SampleTexts>(
  async () => (await import('./cleaning-funnel.tsx')).CleaningFunnel,
  sheets,
);
export const TagAccuracy = staticComponent<SampleTexts>(
  async () => (await import('./tag-accuracy.tsx')).TagAccuracy,
  sheets,
);
export const StatedAndMeasured = staticComponent<SampleTexts>(
  async () => (await import('./stated-and-measured.tsx')).StatedAndMeasured,
  sheets,
);
export const ChurnSigns = staticComponent<SampleTexts>(
  async () => (await import('./churn-signs.tsx')).ChurnSigns,
  sheets,
);
export const RecruitmentProgress = staticComponent<SampleTexts>(
  async () => (await import('./recruitment-progress.tsx')).RecruitmentProgress,
  sheets,
);
export const Adjudication = staticComponent<SampleTexts>(
  async () => (await import('./adjudication.tsx')).Adjudication,
  sheets,
);
export const AgreementMatrix = staticComponent<SampleTexts>(
  async () => (await import('./agreement-matrix.tsx')).AgreementMatrix,
  sheets,
);
