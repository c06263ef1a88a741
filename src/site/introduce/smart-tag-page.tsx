import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CodingIcon, ProbeIcon, QualityIcon, SummaryIcon } from '../../ui/icons.tsx';
import {
  QualityPicture,
  ReportPicture,
  TaggingPicture,
  TopicsPicture,
} from '../../ui/illustrations/drawings.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { IconBand } from '../sections/icon-band.tsx';
import { PageHero } from '../sections/page-hero.tsx';

export const handle: PageHandle = { namespaces: ['introduceSmartTag'] };

export default function SmartTagPage() {
  const { t } = useTranslation(['introduceSmartTag', 'site']);
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
        picture={<TopicsPicture words={t('introduceSmartTag.hero.picture')} />}
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
        picture={<QualityPicture round="tags" words={t('introduceSmartTag.check.picture')} />}
      />
      <FeatureRow
        title={t('introduceSmartTag.rank.title')}
        text={t('introduceSmartTag.rank.text')}
        points={[
          t('introduceSmartTag.rank.point1'),
          t('introduceSmartTag.rank.point2'),
          t('introduceSmartTag.rank.point3'),
        ]}
        picture={<ReportPicture peak="first" rests="matters" words={t('introduceSmartTag.rank.picture')} />}
      />
      <IconBand
        title={t('introduceSmartTag.ai.title')}
        lead={t('introduceSmartTag.ai.lead')}
        blocks={[
          {
            title: t('introduceSmartTag.ai.probing.title'),
            text: t('introduceSmartTag.ai.probing.text'),
            icon: <ProbeIcon />,
          },
          {
            title: t('introduceSmartTag.ai.quality.title'),
            text: t('introduceSmartTag.ai.quality.text'),
            icon: <QualityIcon />,
          },
          {
            title: t('introduceSmartTag.ai.coding.title'),
            text: t('introduceSmartTag.ai.coding.text'),
            icon: <CodingIcon />,
          },
          {
            title: t('introduceSmartTag.ai.summary.title'),
            text: t('introduceSmartTag.ai.summary.text'),
            icon: <SummaryIcon />,
          },
        ]}
      />
      <CallToAction title={t('introduceSmartTag.closing.title')} text={t('introduceSmartTag.closing.text')} />
    </>
  );
}
