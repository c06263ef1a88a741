import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  BrandIcon,
  EmployeeIcon,
  GlobeIcon,
  ProbeIcon,
  ProductIcon,
  QualityIcon,
  ServiceIcon,
} from '../../ui/icons.tsx';
import { JourneyPicture } from '../../ui/illustrations/drawings.ts';
import { CarIcon, ShopIcon } from '../../ui/page-icons.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';
import { IndustryList } from './industry-list.tsx';

export const handle: PageHandle = { namespaces: ['solutions', 'figures', 'caseStudies'] };

export default function SolutionsPage() {
  const { t } = useTranslation(['solutions']);
  return (
    <>
      <SeoMeta title={t('solutions.meta.title')} description={t('solutions.meta.description')} />
      <PageHero
        eyebrow={t('solutions.hero.eyebrow')}
        title={t('solutions.hero.title')}
        lead={t('solutions.hero.lead')}
        picture={<JourneyPicture note="done" words={t('solutions.hero.picture')} />}
      />
      <Stats names={['projects', 'staff', 'cities']} />
      <Section title={t('solutions.industries.title')} lead={t('solutions.industries.lead')}>
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
            },
            {
              title: t('solutions.industries.finance.title'),
              text: t('solutions.industries.finance.text'),
              icon: <QualityIcon />,
              caseId: 'claim',
            },
            {
              title: t('solutions.industries.internet.title'),
              text: t('solutions.industries.internet.text'),
              icon: <GlobeIcon />,
              caseId: 'churn',
            },
            {
              title: t('solutions.industries.retail.title'),
              text: t('solutions.industries.retail.text'),
              icon: <ShopIcon />,
              caseId: 'store',
            },
            {
              title: t('solutions.industries.public.title'),
              text: t('solutions.industries.public.text'),
              icon: <EmployeeIcon />,
              caseId: 'hall',
            },
          ]}
        />
      </Section>
      <Section title={t('solutions.questions.title')} lead={t('solutions.questions.lead')} tone="sunken">
        <CardGrid
          cards={[
            {
              title: t('solutions.questions.launch.title'),
              text: t('solutions.questions.launch.text'),
              icon: <ProbeIcon />,
              to: paths.product(undefined, 'video-quest'),
            },
            {
              title: t('solutions.questions.growth.title'),
              text: t('solutions.questions.growth.text'),
              icon: <BrandIcon />,
              to: paths.product('brand'),
            },
            {
              title: t('solutions.questions.churn.title'),
              text: t('solutions.questions.churn.text'),
              icon: <ServiceIcon />,
              to: paths.product('service'),
            },
            {
              title: t('solutions.questions.people.title'),
              text: t('solutions.questions.people.text'),
              icon: <EmployeeIcon />,
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
      <CallToAction title={t('solutions.closing.title')} text={t('solutions.closing.text')} />
    </>
  );
}
