import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  CoveragePicture,
  EditorPicture,
  QualityPicture,
  QuestionnairePicture,
} from '../../ui/illustrations/drawings.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Stats } from '../sections/stats.tsx';

export const handle: PageHandle = { namespaces: ['introduceAsk', 'figures'] };

export default function AskPage() {
  const { t } = useTranslation(['introduceAsk', 'site']);
  return (
    <>
      <SeoMeta title={t('introduceAsk.meta.title')} description={t('introduceAsk.meta.description')} />
      <PageHero
        eyebrow={t('introduceAsk.hero.eyebrow')}
        parent={{ name: t('site.nav.introduce'), path: paths.introduce() }}
        title={t('introduceAsk.hero.title')}
        lead={t('introduceAsk.hero.lead')}
        picture={<QuestionnairePicture words={t('introduceAsk.hero.picture')} />}
      />
      <Stats names={['types', 'panel', 'projects']} />
      <FeatureRow
        title={t('introduceAsk.design.title')}
        text={t('introduceAsk.design.text')}
        points={[
          t('introduceAsk.design.point1'),
          t('introduceAsk.design.point2'),
          t('introduceAsk.design.point3'),
        ]}
        picture={<EditorPicture words={t('introduceAsk.design.picture')} />}
      />
      <FeatureRow
        title={t('introduceAsk.people.title')}
        text={t('introduceAsk.people.text')}
        points={[
          t('introduceAsk.people.point1'),
          t('introduceAsk.people.point2'),
          t('introduceAsk.people.point3'),
        ]}
        picture={<CoveragePicture words={t('introduceAsk.people.picture')} />}
      />
      <FeatureRow
        title={t('introduceAsk.quality.title')}
        text={t('introduceAsk.quality.text')}
        points={[
          t('introduceAsk.quality.point1'),
          t('introduceAsk.quality.point2'),
          t('introduceAsk.quality.point3'),
        ]}
        picture={<QualityPicture round="answers" words={t('introduceAsk.quality.picture')} />}
      />
      <CallToAction title={t('introduceAsk.closing.title')} text={t('introduceAsk.closing.text')} />
    </>
  );
}
