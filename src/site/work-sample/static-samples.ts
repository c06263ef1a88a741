import { staticComponent } from '../../ui/static-html/static-component.tsx';
import figures from '../charts/figure-table.module.css';
import styles from './work-sample.module.css';
import type { SampleTexts } from './work-sample.tsx';

/* The code and the data of the samples are not part of the page's scripts. */

export const ObservationLog = staticComponent<SampleTexts>(
  async () => (await import('./observation-log.tsx')).ObservationLog,
  [styles],
);
export const ListeningLog = staticComponent<SampleTexts>(
  async () => (await import('./listening-log.tsx')).ListeningLog,
  [styles],
);
export const SplitBallot = staticComponent<SampleTexts>(
  async () => (await import('./split-ballot.tsx')).SplitBallot,
  [styles],
);
export const CauseRanking = staticComponent<SampleTexts>(
  async () => (await import('./cause-ranking.tsx')).CauseRanking,
  [figures, styles],
);
export const ReviewedLines = staticComponent<SampleTexts>(
  async () => (await import('./reviewed-lines.tsx')).ReviewedLines,
  [styles],
);
export const SampleOrder = staticComponent<SampleTexts>(
  async () => (await import('./sample-order.tsx')).SampleOrder,
  [styles],
);
export const ProgrammePlan = staticComponent<SampleTexts>(
  async () => (await import('./programme-plan.tsx')).ProgrammePlan,
  [styles],
);
