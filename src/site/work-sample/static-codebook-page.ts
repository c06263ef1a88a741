import { staticComponent } from '../../ui/static-html/static-component.tsx';
import figures from '../charts/figure-table.module.css';
import styles from './work-sample.module.css';
import type { SampleTexts } from './work-sample.tsx';

/** Apart from the other samples, which the page of careers does not show. */
export const CodebookPage = staticComponent<SampleTexts>(
  async () => (await import('./codebook-page.tsx')).CodebookPage,
  [figures, styles],
);
