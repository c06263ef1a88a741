/**
 * The drawings of pages, as static HTML: see `staticComponent`. The modules that they load contain the drawings themselves.
 */
import { staticComponent } from '../static-html/static-component.tsx';
import './parts.css';

export const DiaryPicture = staticComponent(async () => (await import('./community.tsx')).DiaryPicture);
export const MemberPicture = staticComponent(async () => (await import('./community.tsx')).MemberPicture);
export const DiscussionPicture = staticComponent(
  async () => (await import('./community.tsx')).DiscussionPicture,
);
