import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import chart from '../../ui/charts/chart.module.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';

import styles from '../work-sample/work-sample.module.css';
import { MethodPage } from './method-page.tsx';

export const handle: PageHandle = { namespaces: ['method', 'workSample'] };

const ObservationLog = staticComponent(
  async () => (await import('./observation-log.tsx')).ObservationLog,
  [chart, styles],
);

export default function LookPage() {
  const c = useContent('introduceLook');
  return (
    <MethodPage
      {...c}
      picture={<ObservationLog />}
      links={[paths.product(undefined, 'video-quest'), paths.dataService('mobile-data')]}
    />
  );
}
