import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { EmployeeIcon, GlobeIcon, ProductIcon } from '../../ui/icons.tsx';
import { CarIcon, QualityIcon, ShopIcon } from '../../ui/topic-icons.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { ProgrammePlan } from '../work-sample/static-samples.ts';
import { IndustryList } from './industry-list.tsx';
import { QuestionList } from './question-list.tsx';

export const handle: PageHandle = { namespaces: ['solutions', 'caseStudies', 'workSample'] };

export default function SolutionsPage() {
  const { t } = useTranslation(['solutions']);
  return (
    <>
      <SeoMeta title={t('solutions.meta.title')} description={t('solutions.meta.description')} />
      <PageHero
        eyebrow={t('solutions.hero.eyebrow')}
        title={t('solutions.hero.title')}
        lead={t('solutions.hero.lead')}
        picture={
          <ProgrammePlan
            title={t('solutions.sample.title')}
            note={t('solutions.sample.note')}
            words={t('solutions.sample.words')}
          />
        }
      />
      <Section title={t('solutions.industries.title')}>
        <IndustryList
          industries={[
            {
              title: t('solutions.industries.fmcg.title'),
              text: t('solutions.industries.fmcg.text'),
              icon: <ProductIcon />,
              caseId: 'tracker',
            },
            {
              title: t('solutions.industries.auto.title'),
              text: t('solutions.industries.auto.text'),
              icon: <CarIcon />,
              caseId: 'drive',
              figures: t('solutions.industries.auto.figures'),
            },
            {
              title: t('solutions.industries.finance.title'),
              text: t('solutions.industries.finance.text'),
              icon: <QualityIcon />,
              caseId: 'claim',
              figures: t('solutions.industries.finance.figures'),
            },
            {
              title: t('solutions.industries.internet.title'),
              text: t('solutions.industries.internet.text'),
              icon: <GlobeIcon />,
              caseId: 'churn',
              figures: t('solutions.industries.internet.figures'),
            },
            {
              title: t('solutions.industries.retail.title'),
              text: t('solutions.industries.retail.text'),
              icon: <ShopIcon />,
              caseId: 'store',
              figures: t('solutions.industries.retail.figures'),
            },
            {
              title: t('solutions.industries.public.title'),
              text: t('solutions.industries.public.text'),
              icon: <EmployeeIcon />,
              caseId: 'hall',
              figures: t('solutions.industries.public.figures'),
            },
          ]}
        />
      </Section>
      <Section title={t('solutions.questions.title')} tone="sunken">
        <QuestionList
          questions={[
            {
              title: t('solutions.questions.launch.title'),
              text: t('solutions.questions.launch.text'),
              study: t('solutions.questions.launch.study'),
              to: paths.product(undefined, 'video-quest'),
            },
            {
              title: t('solutions.questions.growth.title'),
              text: t('solutions.questions.growth.text'),
              study: t('solutions.questions.growth.study'),
              to: paths.product('brand'),
            },
            {
              title: t('solutions.questions.churn.title'),
              text: t('solutions.questions.churn.text'),
              study: t('solutions.questions.churn.study'),
              to: paths.product('service'),
            },
            {
              title: t('solutions.questions.people.title'),
              text: t('solutions.questions.people.text'),
              study: t('solutions.questions.people.study'),
              to: paths.product('employee'),
            },
          ]}
        />
      </Section>
      <FeatureRow
        title={t('solutions.way.title')}
        text={t('solutions.way.text')}
        points={[t('solutions.way.point1'), t('solutions.way.point2'), t('solutions.way.point3')]}
        action={
          <ActionLink to={paths.introduce()} kind="secondary">
            {t('solutions.way.link')}
          </ActionLink>
        }
      />
      <CallToAction
        title={t('solutions.closing.title')}
        text={t('solutions.closing.text')}
        actions={
          <>
            <ActionLink to={paths.apply()}>{t('solutions.closing.action')}</ActionLink>
            <ActionLink to={paths.caseStudies()} kind="secondary">
              {t('solutions.closing.cases')}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
