import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { Figures } from '../sections/stats.tsx';
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
        figures={<Figures {...c.panel} />}
        extract={c.extract}
        method={c.method}
        closing={c.closing}
      />
    </>
  );
}
