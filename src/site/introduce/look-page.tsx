import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  DiaryPicture,
  JourneyPicture,
  MobileUsagePicture,
  VideoInterviewPicture,
} from '../../ui/illustrations/drawings.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Story } from '../sections/story.tsx';

export const handle: PageHandle = { namespaces: ['introduceLook'] };

export default function LookPage() {
  const { t } = useTranslation(['introduceLook', 'site']);
  return (
    <>
      <SeoMeta title={t('introduceLook.meta.title')} description={t('introduceLook.meta.description')} />
      <PageHero
        eyebrow={t('introduceLook.hero.eyebrow')}
        parent={{ name: t('site.nav.introduce'), path: paths.introduce() }}
        title={t('introduceLook.hero.title')}
        lead={t('introduceLook.hero.lead')}
        picture={<JourneyPicture mood="recovering" words={t('introduceLook.hero.picture')} />}
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
          },
          {
            title: t('introduceLook.mobile.title'),
            text: t('introduceLook.mobile.text'),
            points: [
              t('introduceLook.mobile.point1'),
              t('introduceLook.mobile.point2'),
              t('introduceLook.mobile.point3'),
            ],
            picture: <MobileUsagePicture words={t('introduceLook.mobile.picture')} />,
          },
          {
            title: t('introduceLook.diary.title'),
            text: t('introduceLook.diary.text'),
            points: [
              t('introduceLook.diary.point1'),
              t('introduceLook.diary.point2'),
              t('introduceLook.diary.point3'),
            ],
            picture: <DiaryPicture words={t('introduceLook.diary.picture')} />,
          },
        ]}
      />
      <CallToAction title={t('introduceLook.closing.title')} text={t('introduceLook.closing.text')} />
    </>
  );
}
