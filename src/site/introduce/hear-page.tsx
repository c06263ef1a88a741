import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  AlertPicture,
  PipelinePicture,
  SentimentPicture,
  TopicsPicture,
} from '../../ui/illustrations/drawings.ts';
import { Bento } from '../sections/bento.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Statement } from '../sections/statement.tsx';

export const handle: PageHandle = { namespaces: ['introduceHear'] };

export default function HearPage() {
  const { t } = useTranslation(['introduceHear', 'site']);
  return (
    <>
      <SeoMeta title={t('introduceHear.meta.title')} description={t('introduceHear.meta.description')} />
      <PageHero
        eyebrow={t('introduceHear.hero.eyebrow')}
        parent={{ name: t('site.nav.introduce'), path: paths.introduce() }}
        title={t('introduceHear.hero.title')}
        lead={t('introduceHear.hero.lead')}
        picture={<SentimentPicture overall="divided" words={t('introduceHear.hero.picture')} />}
      />
      <Bento
        title={t('introduceHear.bento.title')}
        lead={t('introduceHear.bento.lead')}
        features={[
          {
            title: t('introduceHear.sources.title'),
            text: t('introduceHear.sources.text'),
            points: [
              t('introduceHear.sources.point1'),
              t('introduceHear.sources.point2'),
              t('introduceHear.sources.point3'),
            ],
            picture: <PipelinePicture counts="channels" words={t('introduceHear.sources.picture')} />,
          },
          {
            title: t('introduceHear.topics.title'),
            text: t('introduceHear.topics.text'),
            points: [
              t('introduceHear.topics.point1'),
              t('introduceHear.topics.point2'),
              t('introduceHear.topics.point3'),
            ],
            picture: <TopicsPicture words={t('introduceHear.topics.picture')} />,
          },
          {
            title: t('introduceHear.alert.title'),
            text: t('introduceHear.alert.text'),
            points: [
              t('introduceHear.alert.point1'),
              t('introduceHear.alert.point2'),
              t('introduceHear.alert.point3'),
            ],
            picture: <AlertPicture counted="posts" words={t('introduceHear.alert.picture')} />,
          },
        ]}
      />
      <Statement title={t('introduceHear.statement.title')} text={t('introduceHear.statement.text')} />
      <CallToAction title={t('introduceHear.closing.title')} text={t('introduceHear.closing.text')} />
    </>
  );
}
