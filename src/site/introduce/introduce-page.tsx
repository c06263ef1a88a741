import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  QuestionnairePicture,
  SentimentPicture,
  TaggingPicture,
  VideoInterviewPicture,
} from '../../ui/illustrations/drawings.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { ReviewedLines } from '../work-sample/static-samples.ts';

export const handle: PageHandle = { namespaces: ['introduce', 'workSample'] };

export default function IntroducePage() {
  const { t } = useTranslation(['introduce']);
  const methods = [
    t('introduce.compare.look'),
    t('introduce.compare.hear'),
    t('introduce.compare.ask'),
    t('introduce.compare.tag'),
  ];
  return (
    <>
      <SeoMeta title={t('introduce.meta.title')} description={t('introduce.meta.description')} />
      <PageHero
        eyebrow={t('introduce.hero.eyebrow')}
        title={t('introduce.hero.title')}
        lead={t('introduce.hero.lead')}
        picture={
          <ReviewedLines
            title={t('introduce.sample.title')}
            note={t('introduce.sample.note')}
            words={t('introduce.sample.words')}
          />
        }
      />
      <Section title={t('introduce.parts.title')} lead={t('introduce.parts.lead')}>
        <CardGrid
          cards={[
            {
              title: t('introduce.parts.look.title'),
              text: t('introduce.parts.look.text'),
              picture: <VideoInterviewPicture words={t('introduce.parts.look.picture')} />,
              to: paths.introduce('look'),
            },
            {
              title: t('introduce.parts.hear.title'),
              text: t('introduce.parts.hear.text'),
              picture: <SentimentPicture overall="mild" words={t('introduce.parts.hear.picture')} />,
              to: paths.introduce('hear'),
            },
            {
              title: t('introduce.parts.ask.title'),
              text: t('introduce.parts.ask.text'),
              picture: <QuestionnairePicture words={t('introduce.parts.ask.picture')} />,
              to: paths.introduce('ask'),
            },
            {
              title: t('introduce.parts.tag.title'),
              text: t('introduce.parts.tag.text'),
              picture: <TaggingPicture words={t('introduce.parts.tag.picture')} />,
              to: paths.introduce('smart-tag'),
            },
          ]}
        />
      </Section>
      <Comparison
        title={t('introduce.compare.title')}
        lead={t('introduce.compare.lead')}
        rows={t('introduce.compare.aspects')
          .split(' | ')
          .map((name) => ({ name }))}
        columns={t('introduce.compare.names')
          .split(' | ')
          .map((name, index) => ({ name, values: methods[index]?.split(' | ') ?? [] }))}
      />
      <CallToAction title={t('introduce.closing.title')} text={t('introduce.closing.text')} />
    </>
  );
}
