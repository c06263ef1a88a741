import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { Workspace } from '../workspace/workspace.tsx';
import { DataService } from './data-service.tsx';

export const handle: PageHandle = { namespaces: ['dataExtract'] };

export default function SamplePage() {
  const c = useContent('dataSample');
  return (
    <>
      <SeoMeta {...c.meta} />
      <DataService
        file="sample"
        hero={c.hero}
        product={<Workspace scenes={['panel']} />}
        extract={c.extract}
        method={c.method}
        closing={c.closing}
      />
    </>
  );
}
