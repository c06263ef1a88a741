import { staticComponent } from '../../ui/static-html/static-component.tsx';
import styles from './work-sample.module.css';
import type { SampleTexts } from './work-sample.tsx';

/** The code and the data of the sample are not part of the page's scripts. */
export const ProgrammePlan = staticComponent<SampleTexts>(
  async () => (await import('./programme-plan.tsx')).ProgrammePlan,
  [styles],
);
