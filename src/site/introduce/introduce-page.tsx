import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { LeavingDayPicture, ReviewSharePicture } from '../../ui/illustrations/method-drawings.ts';
import { RankingPicture } from '../../ui/illustrations/product-drawings.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { ReviewedLines } from '../work-sample/static-samples.ts';

export const handle: PageHandle = { namespaces: ['introduce', 'workSample'] };

const pages = ['look', 'hear', 'ask', 'smart-tag'] as const;

export default function IntroducePage() {
  const { t } = useTranslation(['introduce']);
  const methods = [
    t('introduce.compare.look'),
    t('introduce.compare.hear'),
    t('introduce.compare.ask'),
    t('introduce.compare.tag'),
  ].map((values) => values.split(' | '));
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
              picture: <LeavingDayPicture words={t('introduce.parts.look.picture')} />,
              to: paths.introduce('look'),
              action: t('introduce.parts.look.action'),
            },
            {
              title: t('introduce.parts.hear.title'),
              text: t('introduce.parts.hear.text'),
              picture: <ReviewSharePicture words={t('introduce.parts.hear.picture')} />,
              to: paths.introduce('hear'),
              action: t('introduce.parts.hear.action'),
            },
            {
              title: t('introduce.parts.ask.title'),
              text: t('introduce.parts.ask.text'),
              picture: <RankingPicture of="intents" words={t('introduce.parts.ask.picture')} />,
              to: paths.introduce('ask'),
              action: t('introduce.parts.ask.action'),
            },
            {
              title: t('introduce.parts.tag.title'),
              text: t('introduce.parts.tag.text'),
              picture: <RankingPicture of="causes" words={t('introduce.parts.tag.picture')} />,
              to: paths.introduce('smart-tag'),
              action: t('introduce.parts.tag.action'),
            },
          ]}
        />
      </Section>
      <Comparison
        title={t('introduce.compare.title')}
        lead={t('introduce.compare.lead')}
        rows={t('introduce.compare.names')
          .split(' | ')
          .map((name, index) => ({ name, to: paths.introduce(pages[index] ?? 'look') }))}
        columns={t('introduce.compare.aspects')
          .split(' | ')
          .map((name, index) => ({ name, values: methods.map((values) => values[index] ?? '') }))}
      />
      <CallToAction title={t('introduce.closing.title')} text={t('introduce.closing.text')} />
    </>
  );
}
