import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { caseIds } from '../../paths/case-ids.ts';
import { paths } from '../../paths/paths.ts';
import { FilterLinks } from '../search/filter-links.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { caseFacts, industries } from './case-facts.ts';
import { CaseList } from './case-list.tsx';
import styles from './case-studies-page.module.css';

export const handle: PageHandle = { searchParams: ['industry'] };

export default function CaseStudiesPage() {
  const c = useContent('caseStudies');
  const [search] = useSearchParams();
  const chosen = industries.find((industry) => industry === search.get('industry'));
  const idsOf = (industry: typeof chosen) =>
    caseIds.filter((id) => !industry || caseFacts[id].industry === industry);
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero {...c.hero} actions={null} />
      <section className={styles.list} aria-labelledby="cases">
        <h2 id="cases" className="visually-hidden">
          {c.list.title}
        </h2>
        <div className={styles.filter}>
          <FilterLinks
            label={c.list.filter}
            choices={([undefined, ...industries] as const).map((industry) => ({
              to: paths.caseStudies(industry),
              text: c.industry[industry ?? 'all'],
              count: idsOf(industry).length,
              isChosen: industry === chosen,
            }))}
          />
        </div>
        <CaseList path={paths.caseStudies(chosen)} ids={idsOf(chosen)} />
      </section>
      <CallToAction
        {...c.closing}
        actions={
          <>
            <ActionLink to={paths.apply()}>{c.closing.action}</ActionLink>
            <ActionLink to={paths.quote()} kind="secondary">
              {c.closing.quote}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
