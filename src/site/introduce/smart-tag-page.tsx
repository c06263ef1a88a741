import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { TaggingPicture } from '../../ui/illustrations/drawings.ts';
import { AccuracyPicture } from '../../ui/illustrations/method-drawings.ts';
import { marginOf } from '../resources/sample-sizes.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { CauseRanking } from '../work-sample/static-samples.ts';
import { MethodGuide } from './method-guide.tsx';
import { StaticStudySizes } from './static-study-sizes.ts';

export const handle: PageHandle = { namespaces: ['introduceSmartTag', 'method', 'workSample'] };

export default function SmartTagPage() {
  const { t } = useTranslation(['introduceSmartTag', 'method', 'site']);
  return (
    <>
      <SeoMeta
        title={t('introduceSmartTag.meta.title')}
        description={t('introduceSmartTag.meta.description')}
      />
      <PageHero
        eyebrow={t('introduceSmartTag.hero.eyebrow')}
        parent={{ name: t('site.nav.introduce'), path: paths.introduce() }}
        title={t('introduceSmartTag.hero.title')}
        lead={t('introduceSmartTag.hero.lead')}
        picture={
          <CauseRanking
            title={t('introduceSmartTag.sample.title')}
            note={t('introduceSmartTag.sample.note')}
            words={t('introduceSmartTag.sample.words')}
          />
        }
      />
      <FeatureRow
        title={t('introduceSmartTag.tree.title')}
        text={t('introduceSmartTag.tree.text')}
        points={[
          t('introduceSmartTag.tree.point1'),
          t('introduceSmartTag.tree.point2'),
          t('introduceSmartTag.tree.point3'),
        ]}
        picture={<TaggingPicture words={t('introduceSmartTag.tree.picture')} />}
      />
      <FeatureRow
        title={t('introduceSmartTag.check.title')}
        text={t('introduceSmartTag.check.text')}
        points={[
          t('introduceSmartTag.check.point1'),
          t('introduceSmartTag.check.point2'),
          t('introduceSmartTag.check.point3'),
        ]}
        picture={<AccuracyPicture words={t('introduceSmartTag.check.picture')} />}
        action={
          <ActionLink to={paths.dataService('ai-labeling')} kind="secondary">
            {t('introduceSmartTag.check.link')}
          </ActionLink>
        }
      />
      <MethodGuide
        title={t('introduceSmartTag.guide.title')}
        fit={t('introduceSmartTag.guide.fit')}
        unfit={[
          { text: t('introduceSmartTag.guide.unfit1'), link: t('method.ask'), to: paths.introduce('ask') },
          { text: t('introduceSmartTag.guide.unfit2'), link: t('method.look'), to: paths.introduce('look') },
        ]}
      />
      <StaticStudySizes
        studies={[
          t('introduceSmartTag.studies.pilot'),
          t('introduceSmartTag.studies.full', { margin: marginOf(300, 0.85).toFixed(1) }),
          t('introduceSmartTag.studies.ongoing'),
        ]}
        delivered={t('introduceSmartTag.studies.delivered')}
      />
      <CallToAction title={t('introduceSmartTag.closing.title')} text={t('introduceSmartTag.closing.text')} />
    </>
  );
}
