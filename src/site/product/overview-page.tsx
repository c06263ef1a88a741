import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import {
  CommunityPicture,
  DashboardPicture,
  EditorPicture,
  EvaluationPicture,
  FunnelPicture,
  HeatMapPicture,
  IssueListPicture,
  JoinedRecordPicture,
  NpsPicture,
  RankingPicture,
  VideoInterviewPicture,
} from '../../ui/illustrations/product-drawings.ts';
import { applyNamespaces } from '../apply/apply-namespaces.ts';
import { RegisterClosing } from '../apply/register-closing.tsx';
import { ProductReport } from '../reports/reports.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { Bento } from '../sections/bento.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { Chapter } from '../sections/chapter.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { Faq } from '../sections/faq.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Steps } from '../sections/steps.tsx';

export const handle: PageHandle = {
  namespaces: ['product', 'report', 'productExperience', ...applyNamespaces],
};

const lines = [
  { name: 'product.lines.brand.title', values: 'product.lines.brand.values', to: paths.product('brand') },
  {
    name: 'product.lines.product.title',
    values: 'product.lines.product.values',
    to: paths.product(undefined, 'video-quest'),
  },
  {
    name: 'product.lines.service.title',
    values: 'product.lines.service.values',
    to: paths.product('service'),
  },
  {
    name: 'product.lines.employee.title',
    values: 'product.lines.employee.values',
    to: paths.product('employee'),
  },
] as const;

export default function ProductOverviewPage() {
  const { t } = useTranslation(['product', 'productExperience']);
  const c = useContent('productExperience');
  return (
    <>
      <SeoMeta title={t('product.meta.title')} description={t('product.meta.description')} />
      <PageHero
        eyebrow={t('product.hero.eyebrow')}
        title={t('product.hero.title')}
        lead={t('product.hero.lead')}
        picture={<DashboardPicture words={t('product.hero.picture')} />}
      />
      <Section title={t('product.cards.title')} lead={t('product.cards.lead')}>
        <CardGrid
          cards={[
            {
              title: t('product.lines.brand.title'),
              text: t('product.cards.brand.text'),
              picture: <FunnelPicture words={t('product.cards.brand.picture')} />,
              to: paths.product('brand'),
              action: t('product.cards.brand.action'),
            },
            {
              title: t('product.lines.product.title'),
              text: t('product.cards.product.text'),
              picture: <RankingPicture of="tasks" words={t('product.cards.product.picture')} />,
              to: paths.product(undefined, 'video-quest'),
              action: t('product.cards.product.action'),
            },
            {
              title: t('product.lines.service.title'),
              text: t('product.cards.service.text'),
              picture: <NpsPicture words={t('product.cards.service.picture')} />,
              to: paths.product('service'),
              action: t('product.cards.service.action'),
            },
            {
              title: t('product.lines.employee.title'),
              text: t('product.cards.employee.text'),
              picture: <HeatMapPicture words={t('product.cards.employee.picture')} />,
              to: paths.product('employee'),
              action: t('product.cards.employee.action'),
            },
          ]}
        />
      </Section>
      <Comparison
        kind="wide"
        title={t('product.lines.title')}
        lead={t('product.lines.lead')}
        rows={lines.map(({ name, to }) => ({ name: t(name), to }))}
        columns={t('product.lines.aspects')
          .split(' | ')
          .map((name, index) => ({
            name,
            values: lines.map(({ values }) => t(values).split(' | ')[index] ?? ''),
          }))}
      />
      <Chapter
        label={t('product.lines.product.title')}
        title={t('productExperience.when.title')}
        lead={t('productExperience.when.lead')}
        intro={
          <Steps
            steps={[
              {
                title: t('productExperience.when.idea.title'),
                text: t('productExperience.when.idea.text'),
                result: t('productExperience.when.idea.result'),
              },
              {
                title: t('productExperience.when.concept.title'),
                text: t('productExperience.when.concept.text'),
                result: t('productExperience.when.concept.result'),
              },
              {
                title: t('productExperience.when.prototype.title'),
                text: t('productExperience.when.prototype.text'),
                result: t('productExperience.when.prototype.result'),
              },
              {
                title: t('productExperience.when.live.title'),
                text: t('productExperience.when.live.text'),
                result: t('productExperience.when.live.result'),
              },
            ]}
          />
        }
      >
        <FeatureRow
          id="video-quest"
          title={t('productExperience.video.title')}
          text={t('productExperience.video.text')}
          points={[
            t('productExperience.video.point1'),
            t('productExperience.video.point2'),
            t('productExperience.video.point3'),
          ]}
          picture={<VideoInterviewPicture words={t('productExperience.video.picture')} />}
        />
        <FeatureRow
          id="user-evaluation"
          title={t('productExperience.evaluation.title')}
          text={t('productExperience.evaluation.text')}
          points={[
            t('productExperience.evaluation.point1'),
            t('productExperience.evaluation.point2'),
            t('productExperience.evaluation.point3'),
          ]}
          picture={<EvaluationPicture words={t('productExperience.evaluation.picture')} />}
        />
        <Section title={t('productExperience.extract.title')} lead={t('productExperience.extract.lead')}>
          <ProductReport {...c.extract} />
        </Section>
        <FeatureRow
          title={t('productExperience.after.title')}
          text={t('productExperience.after.text')}
          points={[
            t('productExperience.after.point1'),
            t('productExperience.after.point2'),
            t('productExperience.after.point3'),
          ]}
          picture={<IssueListPicture words={t('productExperience.after.picture')} />}
        />
      </Chapter>
      <Bento
        title={t('product.bento.title')}
        lead={t('product.bento.lead')}
        features={[
          {
            title: t('product.one.title'),
            text: t('product.one.text'),
            points: [t('product.one.point1'), t('product.one.point2'), t('product.one.point3')],
            picture: <JoinedRecordPicture words={t('product.one.picture')} />,
          },
          {
            title: t('product.survey.title'),
            text: t('product.survey.text'),
            points: [t('product.survey.point1'), t('product.survey.point2'), t('product.survey.point3')],
            picture: <EditorPicture words={t('product.survey.picture')} />,
            action: (
              <ActionLink to={paths.survey()} kind="secondary">
                {t('product.survey.link')}
              </ActionLink>
            ),
          },
          {
            title: t('product.community.title'),
            text: t('product.community.text'),
            points: [
              t('product.community.point1'),
              t('product.community.point2'),
              t('product.community.point3'),
            ],
            picture: <CommunityPicture words={t('product.community.picture')} />,
            action: (
              <ActionLink to={paths.product('bbs')} kind="secondary">
                {t('product.community.link')}
              </ActionLink>
            ),
          },
        ]}
      />
      <Section title={t('product.faq.title')}>
        <Faq
          items={[
            { question: t('product.faq.together.question'), answer: t('product.faq.together.answer') },
            { question: t('product.faq.own.question'), answer: t('product.faq.own.answer') },
            { question: t('product.faq.start.question'), answer: t('product.faq.start.answer') },
          ]}
        />
      </Section>
      <RegisterClosing
        title={t('product.closing.title')}
        text={t('product.closing.text')}
        product="product"
      />
    </>
  );
}
