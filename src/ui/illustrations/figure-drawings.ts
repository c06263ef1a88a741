/** The drawings that show figures of one subject, as static HTML like those of `drawings.ts`, which more pages load. */
import { staticComponent } from '../static-html/static-component.tsx';
import './parts.css';

export const RecallPicture = staticComponent(async () => (await import('./behaviour.tsx')).RecallPicture);
export const DiaryWeekPicture = staticComponent(
  async () => (await import('./behaviour.tsx')).DiaryWeekPicture,
);
export const SwitchingPicture = staticComponent(
  async () => (await import('./behaviour.tsx')).SwitchingPicture,
);
export const CrossQuotaPicture = staticComponent(
  async () => (await import('./cross-quota.tsx')).CrossQuotaPicture,
);
export const AttributePicture = staticComponent(
  async () => (await import('./opinions.tsx')).AttributePicture,
);
export const LabelKindsPicture = staticComponent(
  async () => (await import('./label-kinds.tsx')).LabelKindsPicture,
);
export const EventLogPicture = staticComponent(async () => (await import('./event-log.tsx')).EventLogPicture);
export const QuestionPlanPicture = staticComponent(
  async () => (await import('./question-plan.tsx')).QuestionPlanPicture,
);
