import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { AudienceIndexPicture, CatchmentPicture } from '../../ui/illustrations/data-drawings.ts';
import { StaticExtract } from '../data-extract/static-extract.ts';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { CategoryTrend, TextTable } from '../work-sample/static-service-samples.ts';

export const handle: PageHandle = { namespaces: ['dataBig', 'dataExtract', 'workSample'] };

export default function BigDataPage() {
  const { t } = useTranslation(['dataBig', 'site']);
  return (
    <>
      <SeoMeta title={t('dataBig.meta.title')} description={t('dataBig.meta.description')} />
      <PageHero
        isOffer
        eyebrow={t('dataBig.hero.eyebrow')}
        parent={{ name: t('site.nav.dataHub'), path: paths.service() }}
        title={t('dataBig.hero.title')}
        lead={t('dataBig.hero.lead')}
        picture={
          <CategoryTrend
            title={t('dataBig.sample.title')}
            note={t('dataBig.sample.note')}
            words={t('dataBig.sample.words')}
          />
        }
      />
      <FeatureRow
        title={t('dataBig.profile.title')}
        text={t('dataBig.profile.text')}
        points={[t('dataBig.profile.point1'), t('dataBig.profile.point2'), t('dataBig.profile.point3')]}
        picture={<AudienceIndexPicture words={t('dataBig.profile.picture')} />}
      />
      <StaticExtract
        name="big"
        lead={t('dataBig.extract.lead')}
        codebook={t('dataBig.extract.codebook')}
        note={t('dataBig.extract.note')}
      />
      <FeatureRow
        title={t('dataBig.place.title')}
        text={t('dataBig.place.text')}
        points={[t('dataBig.place.point1'), t('dataBig.place.point2'), t('dataBig.place.point3')]}
        picture={<CatchmentPicture words={t('dataBig.place.picture')} />}
      />
      <FeatureRow
        title={t('dataBig.trend.title')}
        text={t('dataBig.trend.text')}
        points={[t('dataBig.trend.point1'), t('dataBig.trend.point2'), t('dataBig.trend.point3')]}
        picture={
          <TextTable
            title={t('dataBig.trend.sample.title')}
            note={t('dataBig.trend.sample.note')}
            words={t('dataBig.trend.sample.words')}
          />
        }
      />
      <Section title={t('dataBig.facts.title')} lead={t('dataBig.facts.lead')} tone="sunken">
        <FactList
          facts={[
            { name: t('dataBig.facts.source.name'), text: t('dataBig.facts.source.text') },
            { name: t('dataBig.facts.privacy.name'), text: t('dataBig.facts.privacy.text') },
            { name: t('dataBig.facts.error.name'), text: t('dataBig.facts.error.text') },
          ]}
        />
      </Section>
      <CallToAction
        title={t('dataBig.closing.title')}
        text={t('dataBig.closing.text')}
        actions={<ApplyActions topic="data" label={t('dataBig.closing.action')} />}
      />
    </>
  );
}
