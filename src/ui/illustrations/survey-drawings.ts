/** The drawings of the survey page, as static HTML like those of `drawings.ts`, which more pages load. */
import { staticComponent } from '../static-html/static-component.tsx';
import './parts.css';

export const ConceptTestPicture = staticComponent(
  async () => (await import('./concept-test.tsx')).ConceptTestPicture,
);
export const QuotaPicture = staticComponent(async () => (await import('./fieldwork.tsx')).QuotaPicture);
export const EditorPicture = staticComponent(
  async () => (await import('./questionnaires.tsx')).EditorPicture,
);
