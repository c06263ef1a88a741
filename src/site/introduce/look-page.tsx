import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { DiaryWeekPicture, RecallPicture } from '../../ui/illustrations/figure-drawings.ts';
import { VideoInterviewPicture } from '../../ui/illustrations/product-drawings.ts';
import { chanceOfSeeing, marginOf } from '../resources/sample-sizes.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Story } from '../sections/story.tsx';
import { ObservationLog } from '../work-sample/static-samples.ts';
import { MethodGuide } from './method-guide.tsx';
import { StaticStudySizes } from './static-study-sizes.ts';

export const handle: PageHandle = { namespaces: ['introduceLook', 'method', 'workSample'] };

export default function LookPage() {
  const { t } = useTranslation(['introduceLook', 'method', 'site']);
  return (
    <>
      <SeoMeta title={t('introduceLook.meta.title')} description={t('introduceLook.meta.description')} />
      <PageHero
        eyebrow={t('introduceLook.hero.eyebrow')}
        parent={{ name: t('site.nav.introduce'), path: paths.introduce() }}
        title={t('introduceLook.hero.title')}
        lead={t('introduceLook.hero.lead')}
        picture={
          <ObservationLog
            title={t('introduceLook.sample.title')}
            note={t('introduceLook.sample.note')}
            words={t('introduceLook.sample.words')}
          />
        }
      />
      <Story
        title={t('introduceLook.story.title')}
        lead={t('introduceLook.story.lead')}
        features={[
          {
            title: t('introduceLook.video.title'),
            text: t('introduceLook.video.text'),
            points: [
              t('introduceLook.video.point1'),
              t('introduceLook.video.point2'),
              t('introduceLook.video.point3'),
            ],
            picture: <VideoInterviewPicture words={t('introduceLook.video.picture')} />,
            action: (
              <ActionLink to={paths.product(undefined, 'video-quest')} kind="secondary">
                {t('introduceLook.video.link')}
              </ActionLink>
            ),
          },
          {
            title: t('introduceLook.mobile.title'),
            text: t('introduceLook.mobile.text'),
            points: [
              t('introduceLook.mobile.point1'),
              t('introduceLook.mobile.point2'),
              t('introduceLook.mobile.point3'),
            ],
            picture: <RecallPicture words={t('introduceLook.mobile.picture')} />,
            action: (
              <ActionLink to={paths.dataService('mobile-data')} kind="secondary">
                {t('introduceLook.mobile.link')}
              </ActionLink>
            ),
          },
          {
            title: t('introduceLook.diary.title'),
            text: t('introduceLook.diary.text'),
            points: [
              t('introduceLook.diary.point1'),
              t('introduceLook.diary.point2'),
              t('introduceLook.diary.point3'),
            ],
            picture: <DiaryWeekPicture words={t('introduceLook.diary.picture')} />,
          },
        ]}
      />
      <StaticStudySizes
        studies={[
          t('introduceLook.studies.video', { chance: Math.round(chanceOfSeeing(12, 0.2)) }),
          t('introduceLook.studies.usage', { margin: marginOf(300, 0.5).toFixed(1) }),
          t('introduceLook.studies.diary'),
        ]}
        delivered={t('introduceLook.studies.delivered')}
      />
      <MethodGuide
        title={t('introduceLook.guide.title')}
        fit={t('introduceLook.guide.fit')}
        unfit={[
          { text: t('introduceLook.guide.unfit1'), link: t('method.ask'), to: paths.introduce('ask') },
          { text: t('introduceLook.guide.unfit2'), link: t('method.hear'), to: paths.introduce('hear') },
        ]}
      />
      <CallToAction title={t('introduceLook.closing.title')} text={t('introduceLook.closing.text')} />
    </>
  );
}
