/** The drawings that the product overview shares with the pages of its lines, as static HTML like those of `drawings.ts`, which more pages load. */
import { staticComponent } from '../static-html/static-component.tsx';
import './parts.css';

export const FunnelPicture = staticComponent(async () => (await import('./funnel.tsx')).FunnelPicture);
export const JoinedRecordPicture = staticComponent(
  async () => (await import('./joined-record.tsx')).JoinedRecordPicture,
);
export const RankingPicture = staticComponent(async () => (await import('./ranking.tsx')).RankingPicture);
export const CommunityPicture = staticComponent(
  async () => (await import('./community.tsx')).CommunityPicture,
);
export const DashboardPicture = staticComponent(
  async () => (await import('./dashboards.tsx')).DashboardPicture,
);
export const NpsPicture = staticComponent(async () => (await import('./dashboards.tsx')).NpsPicture);
export const IssueListPicture = staticComponent(
  async () => (await import('./opinions.tsx')).IssueListPicture,
);
export const VideoInterviewPicture = staticComponent(
  async () => (await import('./research.tsx')).VideoInterviewPicture,
);
export const EvaluationPicture = staticComponent(
  async () => (await import('./research.tsx')).EvaluationPicture,
);

// The lists of the survey and the employee page have these, too: a page loads a list as a whole.
export const HeatMapPicture = staticComponent(async () => (await import('./dashboards.tsx')).HeatMapPicture);
export const EditorPicture = staticComponent(
  async () => (await import('./questionnaires.tsx')).EditorPicture,
);
