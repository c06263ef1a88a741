import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { staticComponent } from '../../ui/static-html/static-component.tsx';

import styles from '../work-sample/work-sample.module.css';
import { MethodPage } from './method-page.tsx';

export const handle: PageHandle = { namespaces: ['method', 'workSample'] };

const SplitBallot = staticComponent(async () => (await import('./split-ballot.tsx')).SplitBallot, [styles]);

export default function AskPage() {
  const c = useContent('introduceAsk');
  return <MethodPage {...c} picture={<SplitBallot />} links={[paths.lib(), paths.quote(), paths.survey()]} />;
}
