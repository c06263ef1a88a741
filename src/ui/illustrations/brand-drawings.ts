/** The drawings of the brand page, as static HTML like those of `drawings.ts`, which more pages load. */
import { staticComponent } from '../static-html/static-component.tsx';
import './parts.css';

export const SentimentPicture = staticComponent(
  async () => (await import('./listening.tsx')).SentimentPicture,
);
export const UpliftPicture = staticComponent(async () => (await import('./uplift.tsx')).UpliftPicture);
export const TrendPicture = staticComponent(async () => (await import('./trend.tsx')).TrendPicture);
