import type { WebSite, WithContext } from 'schema-dts';
import { useBrandName } from '../../app/use-brand-name.ts';
import { paths } from '../../paths/paths.ts';
import { StructuredData, useAbsolute } from './structured-data.tsx';

/** The structured data of the site on its home page, which search engines read the name from; nothing without a name. */
export function WebsiteData() {
  const brandName = useBrandName();
  const absolute = useAbsolute();
  if (!brandName) return null;
  const data: WithContext<WebSite> | false = import.meta.env.SSR && {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brandName,
    url: absolute(paths.home()),
  };
  return <StructuredData data={data} />;
}
