/** The drawing of the survey page, as static HTML like those of `drawings.ts`, which more pages load. */
import { staticComponent } from '../static-html/static-component.tsx';
import './parts.css';

export const ConceptTestPicture = staticComponent(
  async () => (await import('./concept-test.tsx')).ConceptTestPicture,
);
