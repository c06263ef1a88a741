import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { DataService } from './data-service.tsx';

export const handle: PageHandle = { namespaces: ['dataExtract'] };

export default function MobileDataPage() {
  const c = useContent('dataMobile');
  return <DataService {...c} file="mobile" />;
}
