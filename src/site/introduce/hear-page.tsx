import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { TopicsPicture } from '../../ui/illustrations/drawings.ts';
import { PostTablePicture } from '../../ui/illustrations/method-drawings.ts';
import { AlertPicture } from '../../ui/illustrations/service-drawings.ts';
import { marginOf } from '../resources/sample-sizes.ts';
import { Bento } from '../sections/bento.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Statement } from '../sections/statement.tsx';
import { ListeningLog } from '../work-sample/static-samples.ts';
import { MethodGuide } from './method-guide.tsx';
import { StaticStudySizes } from './static-study-sizes.ts';

export const handle: PageHandle = { namespaces: ['introduceHear', 'method', 'workSample'] };

export default function HearPage() {
  const { t } = useTranslation(['introduceHear', 'method', 'site']);
  return (
    <>
      <SeoMeta title={t('introduceHear.meta.title')} description={t('introduceHear.meta.description')} />
      <PageHero
        eyebrow={t('introduceHear.hero.eyebrow')}
        parent={{ name: t('site.nav.introduce'), path: paths.introduce() }}
        title={t('introduceHear.hero.title')}
        lead={t('introduceHear.hero.lead')}
        picture={
          <ListeningLog
            title={t('introduceHear.sample.title')}
            note={t('introduceHear.sample.note')}
            words={t('introduceHear.sample.words')}
          />
        }
      />
      <MethodGuide
        title={t('introduceHear.guide.title')}
        fit={t('introduceHear.guide.fit')}
        unfit={[
          { text: t('introduceHear.guide.unfit1'), link: t('method.ask'), to: paths.introduce('ask') },
          { text: t('introduceHear.guide.unfit2'), link: t('method.look'), to: paths.introduce('look') },
        ]}
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
            picture: <PostTablePicture words={t('introduceHear.sources.picture')} />,
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
      <StaticStudySizes
        studies={[
          t('introduceHear.studies.baseline'),
          t('introduceHear.studies.monitor'),
          t('introduceHear.studies.check', { margin: marginOf(300, 0.85).toFixed(1) }),
        ]}
        delivered={t('introduceHear.studies.delivered')}
      />
      <CallToAction title={t('introduceHear.closing.title')} text={t('introduceHear.closing.text')} />
    </>
  );
}
