import type { JobPosting, WithContext } from 'schema-dts';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useBrandName } from '../../app/use-brand-name.ts';
import { isoTime } from '../../ui/format/date.ts';
import { StructuredData } from '../seo/structured-data.tsx';
import type { Job } from './job-card.tsx';

/** The structured data of the jobs. Search engines require the name of the employer. */
export function JobData({ jobs }: { jobs: readonly Job[] }) {
  const { siteOrigin } = useBootstrapData().config;
  const brandName = useBrandName();
  if (!brandName) return null;
  return jobs.map((job) => {
    const data: WithContext<JobPosting> | false = import.meta.env.SSR && {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title,
      description: `${job.duty}\n${job.requirement}`,
      identifier: { '@type': 'PropertyValue', name: brandName, value: job.id },
      datePosted: isoTime(job.publishTime),
      totalJobOpenings: job.headcount,
      hiringOrganization: { '@type': 'Organization', name: brandName, url: siteOrigin ?? undefined },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: job.city, addressCountry: 'CN' },
      },
    };
    return <StructuredData key={job.id} data={data} />;
  });
}
