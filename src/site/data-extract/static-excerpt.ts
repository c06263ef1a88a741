import { staticComponent } from '../../ui/static-html/static-component.tsx';
import excerpt from './extract-excerpt.module.css';

/** An excerpt whose rows are not part of the page's scripts. */
export const StaticExcerpt = staticComponent(
  async () => (await import('./extract-excerpt.tsx')).ExtractExcerpt,
  [excerpt],
);
