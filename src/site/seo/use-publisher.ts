import type { Organization } from 'schema-dts';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';

/** The organization that publishes the articles; undefined without a configured name. */
export function usePublisher(): Exclude<Organization, string> | undefined {
  const { brandName, siteOrigin } = useBootstrapData().config;
  return brandName ? { '@type': 'Organization', name: brandName, url: siteOrigin ?? undefined } : undefined;
}
