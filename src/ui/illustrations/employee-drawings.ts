/** The drawings of the employee page, as static HTML like those of `drawings.ts`, which more pages load. */
import { staticComponent } from '../static-html/static-component.tsx';
import './parts.css';

export const HeatMapPicture = staticComponent(async () => (await import('./dashboards.tsx')).HeatMapPicture);
export const QuestionnairePicture = staticComponent(
  async () => (await import('./questionnaires.tsx')).QuestionnairePicture,
);
export const MomentsPicture = staticComponent(async () => (await import('./moments.tsx')).MomentsPicture);
export const ReportPicture = staticComponent(async () => (await import('./evidence.tsx')).ReportPicture);
