import type { Organization, WithContext } from 'schema-dts';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useBrandName } from '../../app/use-brand-name.ts';
import { paths } from '../../paths/paths.ts';
import { StructuredData, useAbsolute } from './structured-data.tsx';

/** The structured data of the configured organization; nothing without a name. */
export function OrganizationData() {
  const { contact } = useBootstrapData().config;
  const brandName = useBrandName();
  const absolute = useAbsolute();
  if (!brandName) return null;
  const data: WithContext<Organization> | false = import.meta.env.SSR && {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brandName,
    url: absolute(paths.home()),
    email: contact.salesEmail ?? undefined,
    contactPoint: contact.servicePhone
      ? {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: contact.servicePhone,
          availableLanguage: ['zh-CN', 'en'],
        }
      : undefined,
  };
  return <StructuredData data={data} />;
}
