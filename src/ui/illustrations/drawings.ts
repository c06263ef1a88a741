/**
 * The drawings of pages, as static HTML: see `staticComponent`. The modules that they load contain the drawings themselves.
 */
import { staticComponent } from '../static-html/static-component.tsx';
import './parts.css';

export const CommunityPicture = staticComponent(
  async () => (await import('./community.tsx')).CommunityPicture,
);
export const DiaryPicture = staticComponent(async () => (await import('./community.tsx')).DiaryPicture);
export const MemberPicture = staticComponent(async () => (await import('./community.tsx')).MemberPicture);
export const DiscussionPicture = staticComponent(
  async () => (await import('./community.tsx')).DiscussionPicture,
);
export const DashboardPicture = staticComponent(
  async () => (await import('./dashboards.tsx')).DashboardPicture,
);
export const JourneyPicture = staticComponent(async () => (await import('./dashboards.tsx')).JourneyPicture);
export const NpsPicture = staticComponent(async () => (await import('./dashboards.tsx')).NpsPicture);
export const HeatMapPicture = staticComponent(async () => (await import('./dashboards.tsx')).HeatMapPicture);
export const AlertPicture = staticComponent(async () => (await import('./dashboards.tsx')).AlertPicture);
export const ReportPicture = staticComponent(async () => (await import('./evidence.tsx')).ReportPicture);
export const UpliftPicture = staticComponent(async () => (await import('./uplift.tsx')).UpliftPicture);
export const QualityPicture = staticComponent(async () => (await import('./evidence.tsx')).QualityPicture);
export const QuotaPicture = staticComponent(async () => (await import('./fieldwork.tsx')).QuotaPicture);
export const IssueListPicture = staticComponent(
  async () => (await import('./opinions.tsx')).IssueListPicture,
);
export const SentimentPicture = staticComponent(
  async () => (await import('./listening.tsx')).SentimentPicture,
);
export const TopicsPicture = staticComponent(async () => (await import('./listening.tsx')).TopicsPicture);
export const TaggingPicture = staticComponent(async () => (await import('./listening.tsx')).TaggingPicture);
export const QuestionnairePicture = staticComponent(
  async () => (await import('./questionnaires.tsx')).QuestionnairePicture,
);
export const EditorPicture = staticComponent(
  async () => (await import('./questionnaires.tsx')).EditorPicture,
);
export const VideoInterviewPicture = staticComponent(
  async () => (await import('./research.tsx')).VideoInterviewPicture,
);
export const EvaluationPicture = staticComponent(
  async () => (await import('./research.tsx')).EvaluationPicture,
);
export const TrendPicture = staticComponent(async () => (await import('./trend.tsx')).TrendPicture);
