import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useContent } from '../../i18n/use-content.ts';

import chart from '../../ui/charts/chart.module.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';

import styles from '../work-sample/work-sample.module.css';
import { MethodPage } from './method-page.tsx';

export const handle: PageHandle = { namespaces: ['method', 'workSample'] };

const ListeningLog = staticComponent(
  async () => (await import('./listening-log.tsx')).ListeningLog,
  [chart, styles],
);

export default function HearPage() {
  const c = useContent('introduceHear');
  return <MethodPage {...c} picture={<ListeningLog />} />;
}
