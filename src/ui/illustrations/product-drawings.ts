/** The drawings that the product overview shares with the pages of its lines, as static HTML like those of `drawings.ts`, which more pages load. */
import { staticComponent } from '../static-html/static-component.tsx';
import './parts.css';

export const FunnelPicture = staticComponent(async () => (await import('./funnel.tsx')).FunnelPicture);
export const JoinedRecordPicture = staticComponent(
  async () => (await import('./joined-record.tsx')).JoinedRecordPicture,
);
export const RankingPicture = staticComponent(async () => (await import('./ranking.tsx')).RankingPicture);
