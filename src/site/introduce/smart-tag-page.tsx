import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import figures from '../charts/figure-table.module.css';
import styles from '../work-sample/work-sample.module.css';
import { MethodPage } from './method-page.tsx';

export const handle: PageHandle = { namespaces: ['method', 'workSample'] };

const CauseRanking = staticComponent(
  async () => (await import('./cause-ranking.tsx')).CauseRanking,
  [figures, styles],
);

export default function SmartTagPage() {
  const c = useContent('introduceSmartTag');
  return (
    <MethodPage {...c} picture={<CauseRanking />} links={[undefined, paths.dataService('ai-labeling')]} />
  );
}
