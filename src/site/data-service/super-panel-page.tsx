import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { DataService } from './data-service.tsx';

export const handle: PageHandle = { namespaces: ['dataExtract'] };

export default function SuperPanelPage() {
  const c = useContent('dataSuperPanel');
  return (
    <DataService {...c} file="panel">
      <Comparison kind="compact" {...c.compare}>
        <p>
          <ActionLink to={paths.dataService('sample')} kind="secondary">
            {c.compare.link}
          </ActionLink>
        </p>
      </Comparison>
    </DataService>
  );
}
