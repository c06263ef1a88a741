import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { EmployeeIcon } from '../../ui/icons.tsx';
import {
  HeatMapPicture,
  MomentsPicture,
  QuestionnairePicture,
  ReportPicture,
} from '../../ui/illustrations/employee-drawings.ts';
import { CodingIcon, QualityIcon } from '../../ui/topic-icons.tsx';
import { applyNamespaces } from '../apply/apply-namespaces.ts';
import { RegisterClosing } from '../apply/register-closing.tsx';
import { EmployeeReport } from '../reports/reports.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { Faq } from '../sections/faq.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Story } from '../sections/story.tsx';

export const handle: PageHandle = { namespaces: ['employeeExperience', 'report', ...applyNamespaces] };

export default function EmployeeExperiencePage() {
  const { t } = useTranslation(['employeeExperience', 'site']);
  const c = useContent('employeeExperience');
  return (
    <>
      <SeoMeta
        title={t('employeeExperience.meta.title')}
        description={t('employeeExperience.meta.description')}
      />
      <PageHero
        isOffer
        eyebrow={t('employeeExperience.hero.eyebrow')}
        parent={{ name: t('site.nav.product'), path: paths.product() }}
        title={t('employeeExperience.hero.title')}
        lead={t('employeeExperience.hero.lead')}
        picture={<HeatMapPicture words={t('employeeExperience.hero.picture')} />}
      />
      <Section title={t('employeeExperience.extract.title')} lead={t('employeeExperience.extract.lead')}>
        <EmployeeReport {...c.extract} />
      </Section>
      <Story
        title={t('employeeExperience.story.title')}
        lead={t('employeeExperience.story.lead')}
        features={[
          {
            title: t('employeeExperience.engagement.title'),
            text: t('employeeExperience.engagement.text'),
            points: [
              t('employeeExperience.engagement.point1'),
              t('employeeExperience.engagement.point2'),
              t('employeeExperience.engagement.point3'),
            ],
            picture: <QuestionnairePicture words={t('employeeExperience.engagement.picture')} />,
          },
          {
            title: t('employeeExperience.moments.title'),
            text: t('employeeExperience.moments.text'),
            points: [
              t('employeeExperience.moments.point1'),
              t('employeeExperience.moments.point2'),
              t('employeeExperience.moments.point3'),
            ],
            picture: <MomentsPicture words={t('employeeExperience.moments.picture')} />,
          },
          {
            title: t('employeeExperience.action.title'),
            text: t('employeeExperience.action.text'),
            points: [
              t('employeeExperience.action.point1'),
              t('employeeExperience.action.point2'),
              t('employeeExperience.action.point3'),
            ],
            picture: (
              <ReportPicture counted="wishes" beside="plans" words={t('employeeExperience.action.picture')} />
            ),
          },
        ]}
      />
      <Section title={t('employeeExperience.trust.title')} lead={t('employeeExperience.trust.lead')}>
        <CardGrid
          cards={[
            {
              title: t('employeeExperience.trust.threshold.title'),
              text: t('employeeExperience.trust.threshold.text'),
              icon: <QualityIcon />,
            },
            {
              title: t('employeeExperience.trust.words.title'),
              text: t('employeeExperience.trust.words.text'),
              icon: <CodingIcon />,
            },
            {
              title: t('employeeExperience.trust.team.title'),
              text: t('employeeExperience.trust.team.text'),
              icon: <EmployeeIcon />,
            },
          ]}
        />
      </Section>
      <Section title={t('employeeExperience.faq.title')}>
        <Faq
          items={[
            {
              question: t('employeeExperience.faq.rate.question'),
              answer: t('employeeExperience.faq.rate.answer'),
            },
            {
              question: t('employeeExperience.faq.factory.question'),
              answer: t('employeeExperience.faq.factory.answer'),
            },
            {
              question: t('employeeExperience.faq.often.question'),
              answer: t('employeeExperience.faq.often.answer'),
            },
          ]}
        />
      </Section>
      <RegisterClosing
        title={t('employeeExperience.closing.title')}
        text={t('employeeExperience.closing.text')}
        product="employee"
      />
    </>
  );
}
