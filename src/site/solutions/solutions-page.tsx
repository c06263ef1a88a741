import type { ReactNode } from 'react';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import type { CaseId } from '../../paths/case-ids.ts';
import { paths } from '../../paths/paths.ts';
import { ArrowIcon, EmployeeIcon, GlobeIcon, ProductIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { CarIcon, QualityIcon, ShopIcon } from '../../ui/topic-icons.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import sample from '../work-sample/work-sample.module.css';
import industryList from './industry-list.module.css';
import type { ProgrammePlanProps } from './programme-plan.tsx';
import questionList from './question-list.module.css';

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

interface Industry {
  title: string;
  text: string;
  icon: ReactNode;
  /** The case that stands for the industry. */
  caseId: CaseId;
}

/** Industries with what is studied in them, and a typical project. */
function IndustryList({ industries }: { industries: readonly Industry[] }) {
  const c = useContent('caseStudies');
  return (
    <ul className={industryList.list}>
      {industries.map(({ title, text, icon, caseId }) => (
        <li key={caseId}>
          <span className={industryList.icon}>{icon}</span>
          <div>
            <h3>{title}</h3>
            <Phrases as="p">{text}</Phrases>
            <LocalizedLink to={paths.caseStudy(caseId)}>
              <Phrases as="span">{c.item[caseId].topic}</Phrases>
              <ArrowIcon />
            </LocalizedLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface Question {
  title: string;
  text: string;
  method: string;
  sample: string;
  time: string;
  /** The page that shows how. */
  to: string;
}

const parts = ['method', 'sample', 'time'] as const;

/** Business questions, each with the study that answers it. */
function QuestionList({ questions }: { questions: readonly Question[] }) {
  const c = useContent('solutions');
  const { columns, link } = c.questions;
  return (
    <ul className={questionList.list}>
      {questions.map(({ title, text, to, ...study }) => (
        <li key={title}>
          <div>
            <Phrases as="h3">{title}</Phrases>
            <Phrases as="p">{text}</Phrases>
          </div>
          <FactList facts={parts.map((part) => ({ name: columns[part], text: study[part] }))} kind="grid" />
          <LocalizedLink to={to}>
            {link}
            <span className="visually-hidden"> {title}</span>
          </LocalizedLink>
        </li>
      ))}
    </ul>
  );
}
