import { useTranslation } from 'react-i18next';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import {
  AlertPicture,
  PipelinePicture,
  SentimentPicture,
  TopicsPicture,
} from '../../ui/illustrations/drawings.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';

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
      <FeatureRow
        title={t('introduceHear.sources.title')}
        text={t('introduceHear.sources.text')}
        points={[
          t('introduceHear.sources.point1'),
          t('introduceHear.sources.point2'),
          t('introduceHear.sources.point3'),
        ]}
        picture={<PipelinePicture counts="many" words={t('introduceHear.sources.picture')} />}
      />
      <FeatureRow
        title={t('introduceHear.topics.title')}
        text={t('introduceHear.topics.text')}
        points={[
          t('introduceHear.topics.point1'),
          t('introduceHear.topics.point2'),
          t('introduceHear.topics.point3'),
        ]}
        picture={<TopicsPicture words={t('introduceHear.topics.picture')} />}
      />
      <FeatureRow
        title={t('introduceHear.alert.title')}
        text={t('introduceHear.alert.text')}
        points={[
          t('introduceHear.alert.point1'),
          t('introduceHear.alert.point2'),
          t('introduceHear.alert.point3'),
        ]}
        picture={<AlertPicture counted="posts" words={t('introduceHear.alert.picture')} />}
      />
      <CallToAction title={t('introduceHear.closing.title')} text={t('introduceHear.closing.text')} />
    </>
  );
}
