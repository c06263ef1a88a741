import type { Organization } from 'schema-dts';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useBrandName } from '../../app/use-brand-name.ts';

/** The organization that publishes the articles; undefined without a configured name. */
export function usePublisher(): Exclude<Organization, string> | undefined {
  const { siteOrigin } = useBootstrapData().config;
  const brandName = useBrandName();
  return brandName ? { '@type': 'Organization', name: brandName, url: siteOrigin ?? undefined } : undefined;
}
