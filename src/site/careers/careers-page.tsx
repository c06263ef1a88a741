import { useLoaderData } from 'react-router';
import type { JobPosting, WithContext } from 'schema-dts';
import { apiContext } from '../../api/context.ts';
import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { useBrandName } from '../../app/use-brand-name.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { contentLanguageOf } from '../../i18n/languages.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import { isoTime } from '../../ui/format/date.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { offices } from '../about/offices.ts';
import { withFallback } from '../errors/with-fallback.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { EmptyState } from '../search/empty-state.tsx';
import { ResultCount } from '../search/result-count.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import featureRow from '../sections/feature-row.module.css';
import { PageHero } from '../sections/page-hero.tsx';
import points from '../sections/points.module.css';
import ruledList from '../sections/ruled-list.module.css';
import section from '../sections/section.module.css';
import steps from '../sections/steps.module.css';
import { StructuredData } from '../seo/structured-data.tsx';
import sample from '../work-sample/work-sample.module.css';
import styles from './careers-page.module.css';
import { FilterBar } from './filter-bar.tsx';
import { type Job, JobCard } from './job-card.tsx';
import { isFiltered, jobFilters } from './job-filters.ts';

const size = 6;

/** The filtered jobs. The page renders without them when they fail to load. */
async function load({ context, request }: LoaderArgs) {
  const api = context.get(apiContext);
  const { pathname, searchParams } = new URL(request.url);
  const lang = contentLanguageOf(pathname);
  const filters = jobFilters(searchParams);
  const query = {
    lang,
    page: filters.page,
    size,
    keyword: filters.keyword || undefined,
    categoryId: filters.category || undefined,
    city: offices.find(({ id }) => id === filters.city)?.city[lang],
  };
  const [categories, jobs] = await Promise.all([
    withFallback(api.listRecruitCategories({ query: { lang } }), () => []),
    withFallback(api.listRecruits({ query }), () => null),
  ]);
  return { filters, categories, jobs };
}

export const loader = load;
export const clientLoader = load;

const WorkingHere = staticComponent(
  async () => (await import('./working-here.tsx')).WorkingHere,
  [card, featureRow, points, ruledList, sample, section, split, steps, styles],
);

export const handle: PageHandle = {
  namespaces: ['pagination', 'workSample'],
  searchParams: ['category', 'city', 'keyword', 'page'],
};

export default function CareersPage() {
  const { t } = useTranslation(['join']);
  const { filters, categories, jobs } = useLoaderData<typeof load>();
  const { page } = filters;
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name;
  return (
    <>
      <SeoMeta
        title={t('join.meta.title')}
        description={t('join.meta.description')}
        query={page > 1 ? `?page=${page}` : ''}
        robots={isFiltered(filters) ? 'noindex' : undefined}
      />
      <PageHero
        eyebrow={t('join.eyebrow')}
        title={t('join.title')}
        lead={t('join.lead')}
        actions={<ActionLink to="#jobs">{t('join.see')}</ActionLink>}
      />
      <section className={styles.jobs} aria-labelledby="jobs">
        <Phrases as="h2" id="jobs">
          {t('join.jobs')}
        </Phrases>
        <FilterBar filters={filters} categories={categories} />
        {jobs && (
          <ResultCount
            text={t('join.found', { count: jobs.total })}
            clear={isFiltered(filters) && { to: paths.join(), text: t('join.clear') }}
          />
        )}
        {jobs && jobs.list.length > 0 && (
          <ul className={styles.list}>
            {jobs.list.map((job) => (
              <li key={job.id}>
                <JobCard job={job} category={nameOf(job.categoryId)} />
              </li>
            ))}
          </ul>
        )}
        {jobs?.list.length === 0 && <EmptyState>{t('join.empty')}</EmptyState>}
        {!jobs && (
          <EmptyState role="alert">
            <p>{t('join.failed')}</p>
            <LocalizedLink to={paths.join(filters)} reloadDocument>
              {t('join.retry')}
            </LocalizedLink>
          </EmptyState>
        )}
        <Pagination
          page={page}
          pages={Math.ceil((jobs?.total ?? 0) / size)}
          to={(to) => paths.join({ ...filters, page: to })}
        />
        <JobData jobs={jobs?.list ?? []} />
      </section>
      <WorkingHere />
    </>
  );
}

/** The structured data of the jobs. Search engines require the name of the employer. */
function JobData({ jobs }: { jobs: readonly Job[] }) {
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
