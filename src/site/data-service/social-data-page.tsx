import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { DataService } from './data-service.tsx';

export const handle: PageHandle = { namespaces: ['dataExtract'] };

export default function SocialDataPage() {
  const c = useContent('dataSocial');
  return (
    <>
      <SeoMeta {...c.meta} />
      <DataService file="social" hero={c.hero} extract={c.extract} method={c.method} closing={c.closing} />
    </>
  );
}
