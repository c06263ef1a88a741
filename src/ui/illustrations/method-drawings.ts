/** The drawings of the four methods, as static HTML like those of `drawings.ts`, which more pages load. */
import { staticComponent } from '../static-html/static-component.tsx';
import './parts.css';

export const LeavingDayPicture = staticComponent(
  async () => (await import('./leaving.tsx')).LeavingDayPicture,
);
export const ReviewSharePicture = staticComponent(
  async () => (await import('./leaving.tsx')).ReviewSharePicture,
);
export const AccuracyPicture = staticComponent(async () => (await import('./accuracy.tsx')).AccuracyPicture);
export const PostTablePicture = staticComponent(
  async () => (await import('./post-table.tsx')).PostTablePicture,
);
