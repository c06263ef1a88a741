/** The drawings of the service page, as static HTML like those of `drawings.ts`, which more pages load. */
import { staticComponent } from '../static-html/static-component.tsx';
import './parts.css';

export const RepairTrendPicture = staticComponent(
  async () => (await import('./repair-trend.tsx')).RepairTrendPicture,
);
export const JourneyPicture = staticComponent(async () => (await import('./dashboards.tsx')).JourneyPicture);
export const AlertPicture = staticComponent(async () => (await import('./dashboards.tsx')).AlertPicture);
