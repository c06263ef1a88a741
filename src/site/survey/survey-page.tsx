import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { ConceptTestPicture, EditorPicture, QuotaPicture } from '../../ui/illustrations/survey-drawings.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { Faq } from '../sections/faq.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';
import { Story } from '../sections/story.tsx';
import { LiveQuestionnaire } from './live-questionnaire.tsx';

export const handle: PageHandle = { namespaces: ['survey', 'figures'] };

const plans = [
  {
    name: 'survey.plans.free.title',
    values: 'survey.plans.free.values',
    action: 'survey.plans.free.action',
    to: paths.apply(),
  },
  {
    name: 'survey.plans.pro.title',
    values: 'survey.plans.pro.values',
    action: 'survey.plans.pro.action',
    to: paths.apply(),
  },
  {
    name: 'survey.plans.enterprise.title',
    values: 'survey.plans.enterprise.values',
    action: 'survey.plans.enterprise.action',
    to: paths.contact(),
  },
] as const;

export default function SurveyPage() {
  const { t } = useTranslation(['survey', 'site']);
  const actions = (
    <>
      <ActionLink to={paths.apply()}>{t('survey.plans.free.action')}</ActionLink>
      <ActionLink to={paths.lib()} kind="secondary">
        {t('survey.hero.try')}
      </ActionLink>
    </>
  );
  return (
    <>
      <SeoMeta title={t('survey.meta.title')} description={t('survey.meta.description')} />
      <PageHero
        isOffer
        eyebrow={t('survey.hero.eyebrow')}
        title={t('survey.hero.title')}
        lead={t('survey.hero.lead')}
        actions={actions}
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
            picture: <ConceptTestPicture words={t('survey.analyse.picture')} />,
          },
        ]}
      />
      <Comparison
        kind="compact"
        title={t('survey.plans.title')}
        lead={t('survey.plans.lead')}
        rows={t('survey.plans.features')
          .split(' | ')
          .map((name) => ({ name }))}
        columns={plans.map(({ name, values, action, to }) => ({
          name: t(name),
          values: t(values).split(' | '),
          action: (
            <ActionLink to={to} kind="secondary">
              {t(action)}
            </ActionLink>
          ),
        }))}
      />
      <Section title={t('survey.faq.title')}>
        <Faq
          items={[
            { question: t('survey.faq.safe.question'), answer: t('survey.faq.safe.answer') },
            { question: t('survey.faq.move.question'), answer: t('survey.faq.move.answer') },
            { question: t('survey.faq.help.question'), answer: t('survey.faq.help.answer') },
          ]}
        />
      </Section>
      <CallToAction title={t('survey.closing.title')} text={t('survey.closing.text')} actions={actions} />
    </>
  );
}
