import type { Service, WithContext } from 'schema-dts';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useBrandName } from '../../app/use-brand-name.ts';
import { StructuredData, useAbsolute } from './structured-data.tsx';

interface ServiceDataProps {
  name: string;
  description: string;
  /** The unprefixed path of its page. */
  path: string;
}

/**
 * The structured data of an offering: a service, because search engines require prices or ratings for a product. Nothing without the
 * name of the provider.
 */
export function ServiceData({ name, description, path }: ServiceDataProps) {
  const { siteOrigin } = useBootstrapData().config;
  const brandName = useBrandName();
  const absolute = useAbsolute();
  if (!brandName) return null;
  const data: WithContext<Service> | false = import.meta.env.SSR && {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url: absolute(path),
    provider: { '@type': 'Organization', name: brandName, url: siteOrigin ?? undefined },
  };
  return <StructuredData data={data} />;
}
