import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { EmployeeIcon, GlobeIcon, ProductIcon } from '../../ui/icons.tsx';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { CarIcon, QualityIcon, ShopIcon } from '../../ui/topic-icons.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import sample from '../work-sample/work-sample.module.css';
import { IndustryList } from './industry-list.tsx';
import type { ProgrammePlanProps } from './programme-plan.tsx';
import { QuestionList } from './question-list.tsx';

const ProgrammePlan = staticComponent<ProgrammePlanProps>(
  async () => (await import('./programme-plan.tsx')).ProgrammePlan,
  [sample],
);

export const handle: PageHandle = { namespaces: ['caseStudies', 'workSample'] };

export default function SolutionsPage() {
  const c = useContent('solutions');
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero {...c.hero} picture={<ProgrammePlan {...c.sample} />} />
      <Section title={c.industries.title}>
        <IndustryList
          industries={[
            { ...c.industries.fmcg, icon: <ProductIcon />, caseId: 'tracker' },
            { ...c.industries.auto, icon: <CarIcon />, caseId: 'drive' },
            { ...c.industries.finance, icon: <QualityIcon />, caseId: 'claim' },
            { ...c.industries.internet, icon: <GlobeIcon />, caseId: 'churn' },
            { ...c.industries.retail, icon: <ShopIcon />, caseId: 'store' },
            { ...c.industries.public, icon: <EmployeeIcon />, caseId: 'hall' },
          ]}
        />
      </Section>
      <Section title={c.questions.title} tone="sunken">
        <QuestionList
          questions={[
            { ...c.questions.launch, to: paths.product(undefined, 'video-quest') },
            { ...c.questions.growth, to: paths.product('brand') },
            { ...c.questions.churn, to: paths.product('service') },
            { ...c.questions.people, to: paths.product('employee') },
          ]}
        />
      </Section>
      <FeatureRow
        {...c.way}
        action={
          <ActionLink to={paths.introduce()} kind="secondary">
            {c.way.link}
          </ActionLink>
        }
      />
      <CallToAction
        {...c.closing}
        actions={
          <>
            <ActionLink to={paths.apply()}>{c.closing.action}</ActionLink>
            <ActionLink to={paths.caseStudies()} kind="secondary">
              {c.closing.cases}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
