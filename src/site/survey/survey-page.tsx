import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApplyIcon, QualityIcon, SummaryIcon } from '../../ui/icons.tsx';
import { DashboardPicture, EditorPicture, QuotaPicture } from '../../ui/illustrations/drawings.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { Faq } from '../sections/faq.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';
import { Story } from '../sections/story.tsx';
import { LiveQuestionnaire } from './live-questionnaire.tsx';

export const handle: PageHandle = { namespaces: ['survey', 'figures'] };

export default function SurveyPage() {
  const { t } = useTranslation(['survey', 'site']);
  return (
    <>
      <SeoMeta title={t('survey.meta.title')} description={t('survey.meta.description')} />
      <PageHero
        isOffer
        eyebrow={t('survey.hero.eyebrow')}
        title={t('survey.hero.title')}
        lead={t('survey.hero.lead')}
        picture={<LiveQuestionnaire />}
      />
      <Stats names={['types', 'panel', 'projects']} />
      <Story
        title={t('survey.story.title')}
        lead={t('survey.story.lead')}
        features={[
          {
            title: t('survey.edit.title'),
            text: t('survey.edit.text'),
            points: [t('survey.edit.point1'), t('survey.edit.point2'), t('survey.edit.point3')],
            picture: <EditorPicture words={t('survey.edit.picture')} />,
            action: (
              <ActionLink to={paths.lib()} kind="secondary">
                {t('survey.edit.link')}
              </ActionLink>
            ),
          },
          {
            title: t('survey.field.title'),
            text: t('survey.field.text'),
            points: [t('survey.field.point1'), t('survey.field.point2'), t('survey.field.point3')],
            picture: <QuotaPicture words={t('survey.field.picture')} />,
          },
          {
            title: t('survey.analyse.title'),
            text: t('survey.analyse.text'),
            points: [t('survey.analyse.point1'), t('survey.analyse.point2'), t('survey.analyse.point3')],
            picture: <DashboardPicture course="apart" words={t('survey.analyse.picture')} />,
          },
        ]}
      />
      <Section title={t('survey.plans.title')} lead={t('survey.plans.lead')}>
        <CardGrid
          cards={[
            {
              title: t('survey.plans.free.title'),
              text: t('survey.plans.free.text'),
              icon: <ApplyIcon />,
              to: paths.apply(),
              action: t('survey.plans.free.action'),
            },
            {
              title: t('survey.plans.pro.title'),
              text: t('survey.plans.pro.text'),
              icon: <SummaryIcon />,
              to: paths.apply(),
              action: t('survey.plans.pro.action'),
            },
            {
              title: t('survey.plans.enterprise.title'),
              text: t('survey.plans.enterprise.text'),
              icon: <QualityIcon />,
              to: paths.contact(),
              action: t('site.action.contact'),
            },
          ]}
        />
      </Section>
      <Section title={t('survey.faq.title')}>
        <Faq
          items={[
            { question: t('survey.faq.safe.question'), answer: t('survey.faq.safe.answer') },
            { question: t('survey.faq.move.question'), answer: t('survey.faq.move.answer') },
            { question: t('survey.faq.help.question'), answer: t('survey.faq.help.answer') },
          ]}
        />
      </Section>
      <CallToAction title={t('survey.closing.title')} text={t('survey.closing.text')} />
    </>
  );
}
