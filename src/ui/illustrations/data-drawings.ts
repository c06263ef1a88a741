/** The drawings of the data services, as static HTML like those of `drawings.ts`, which more pages load. */
import { staticComponent } from '../static-html/static-component.tsx';
import './parts.css';

export const IncidencePicture = staticComponent(
  async () => (await import('./audience.tsx')).IncidencePicture,
);
export const AudienceIndexPicture = staticComponent(
  async () => (await import('./audience.tsx')).AudienceIndexPicture,
);
export const CatchmentPicture = staticComponent(
  async () => (await import('./audience.tsx')).CatchmentPicture,
);
export const BalancePicture = staticComponent(async () => (await import('./balance.tsx')).BalancePicture);
