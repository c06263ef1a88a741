import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { Workspace } from '../workspace/workspace.tsx';
import { DataService } from './data-service.tsx';

export const handle: PageHandle = { namespaces: ['dataExtract'] };

export default function SamplePage() {
  const c = useContent('dataSample');
  return <DataService {...c} file="sample" product={<Workspace scenes={['panel']} />} />;
}
