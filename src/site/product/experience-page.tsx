import type { PageHandle } from '../../boot.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ProbeIcon, ProductIcon, QualityIcon, SummaryIcon } from '../../ui/icons.tsx';
import { TopicsPicture } from '../../ui/illustrations/listening.tsx';
import {
  EvaluationPicture,
  QuestionnairePicture,
  VideoInterviewPicture,
} from '../../ui/illustrations/research.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { Faq } from '../sections/faq.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';

export const handle: PageHandle = { namespaces: ['productExperience'] };

export default function ProductExperiencePage() {
  const t = useText('productExperience');
  return (
    <>
      <PageHead
        title={t('productExperience.meta.title')}
        description={t('productExperience.meta.description')}
      />
      <PageHero
        eyebrow={t('productExperience.hero.eyebrow')}
        title={t('productExperience.hero.title')}
        lead={t('productExperience.hero.lead')}
        picture={<QuestionnairePicture />}
      />
      <FeatureRow
        id="video-quest"
        title={t('productExperience.video.title')}
        text={t('productExperience.video.text')}
        points={[
          t('productExperience.video.point1'),
          t('productExperience.video.point2'),
          t('productExperience.video.point3'),
        ]}
        picture={<VideoInterviewPicture />}
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
        picture={<EvaluationPicture />}
      />
      <FeatureRow
        title={t('productExperience.after.title')}
        text={t('productExperience.after.text')}
        points={[
          t('productExperience.after.point1'),
          t('productExperience.after.point2'),
          t('productExperience.after.point3'),
        ]}
        picture={<TopicsPicture />}
      />
      <Section
        title={t('productExperience.when.title')}
        lead={t('productExperience.when.lead')}
        tone="sunken"
      >
        <CardGrid
          cards={[
            {
              title: t('productExperience.when.idea.title'),
              text: t('productExperience.when.idea.text'),
              icon: <ProbeIcon />,
            },
            {
              title: t('productExperience.when.concept.title'),
              text: t('productExperience.when.concept.text'),
              icon: <SummaryIcon />,
            },
            {
              title: t('productExperience.when.prototype.title'),
              text: t('productExperience.when.prototype.text'),
              icon: <ProductIcon />,
            },
            {
              title: t('productExperience.when.live.title'),
              text: t('productExperience.when.live.text'),
              icon: <QualityIcon />,
            },
          ]}
        />
      </Section>
      <Section title={t('productExperience.faq.title')}>
        <Faq
          items={[
            {
              question: t('productExperience.faq.who.question'),
              answer: t('productExperience.faq.who.answer'),
            },
            {
              question: t('productExperience.faq.secret.question'),
              answer: t('productExperience.faq.secret.answer'),
            },
            {
              question: t('productExperience.faq.size.question'),
              answer: t('productExperience.faq.size.answer'),
            },
          ]}
        />
      </Section>
      <ClosingCall title={t('productExperience.closing.title')} text={t('productExperience.closing.text')} />
    </>
  );
}
