import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { QualityPicture } from '../../ui/illustrations/drawings.ts';
import { CrossQuotaPicture, QuestionPlanPicture } from '../../ui/illustrations/figure-drawings.ts';
import { differenceOf, marginOf } from '../resources/sample-sizes.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { SplitBallot } from '../work-sample/static-samples.ts';
import { MethodGuide } from './method-guide.tsx';
import { StaticStudySizes } from './static-study-sizes.ts';

export const handle: PageHandle = { namespaces: ['introduceAsk', 'method', 'workSample'] };

export default function AskPage() {
  const { t } = useTranslation(['introduceAsk', 'method', 'site']);
  return (
    <>
      <SeoMeta title={t('introduceAsk.meta.title')} description={t('introduceAsk.meta.description')} />
      <PageHero
        eyebrow={t('introduceAsk.hero.eyebrow')}
        parent={{ name: t('site.nav.introduce'), path: paths.introduce() }}
        title={t('introduceAsk.hero.title')}
        lead={t('introduceAsk.hero.lead')}
        picture={
          <SplitBallot
            title={t('introduceAsk.sample.title')}
            note={t('introduceAsk.sample.note')}
            words={t('introduceAsk.sample.words')}
          />
        }
      />
      <StaticStudySizes
        studies={[
          t('introduceAsk.studies.quick', { margin: marginOf(200, 0.5).toFixed(1) }),
          t('introduceAsk.studies.pair', { difference: differenceOf(400).toFixed(1) }),
          t('introduceAsk.studies.segments', {
            margin: marginOf(1_000, 0.5).toFixed(1),
            part: marginOf(100, 0.5).toFixed(1),
          }),
        ]}
        delivered={t('introduceAsk.studies.delivered')}
      />
      <FeatureRow
        title={t('introduceAsk.design.title')}
        text={t('introduceAsk.design.text')}
        points={[
          t('introduceAsk.design.point1'),
          t('introduceAsk.design.point2'),
          t('introduceAsk.design.point3'),
        ]}
        picture={<QuestionPlanPicture words={t('introduceAsk.design.picture')} />}
        action={
          <ActionLink to={paths.lib()} kind="secondary">
            {t('introduceAsk.design.link')}
          </ActionLink>
        }
      />
      <FeatureRow
        title={t('introduceAsk.people.title')}
        text={t('introduceAsk.people.text')}
        points={[
          t('introduceAsk.people.point1'),
          t('introduceAsk.people.point2'),
          t('introduceAsk.people.point3'),
        ]}
        picture={<CrossQuotaPicture words={t('introduceAsk.people.picture')} />}
        action={
          <ActionLink to={paths.quote()} kind="secondary">
            {t('introduceAsk.people.link')}
          </ActionLink>
        }
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
        action={
          <ActionLink to={paths.survey()} kind="secondary">
            {t('introduceAsk.quality.link')}
          </ActionLink>
        }
      />
      <MethodGuide
        title={t('introduceAsk.guide.title')}
        fit={t('introduceAsk.guide.fit')}
        unfit={[
          { text: t('introduceAsk.guide.unfit1'), link: t('method.look'), to: paths.introduce('look') },
          { text: t('introduceAsk.guide.unfit2'), link: t('method.hear'), to: paths.introduce('hear') },
        ]}
      />
      <CallToAction title={t('introduceAsk.closing.title')} text={t('introduceAsk.closing.text')} />
    </>
  );
}
