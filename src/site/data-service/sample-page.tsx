import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CoveragePicture, QualityPicture, QuotaPicture } from '../../ui/illustrations/drawings.ts';
import { DataExtract } from '../data-extract/data-extract.tsx';
import { sampleExtract } from '../data-extract/extracts.ts';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';

export const handle: PageHandle = { namespaces: ['dataSample', 'figures', 'dataExtract'] };

export default function SamplePage() {
  const { t } = useTranslation(['dataSample', 'site']);
  return (
    <>
      <SeoMeta title={t('dataSample.meta.title')} description={t('dataSample.meta.description')} />
      <PageHero
        isOffer
        eyebrow={t('dataSample.hero.eyebrow')}
        parent={{ name: t('site.nav.dataHub'), path: paths.service() }}
        title={t('dataSample.hero.title')}
        lead={t('dataSample.hero.lead')}
        actions={<ApplyActions first="quote" />}
        picture={<CoveragePicture words={t('dataSample.hero.picture')} />}
      />
      <Stats names={['panel', 'reach', 'projects']} />
      <FeatureRow
        title={t('dataSample.target.title')}
        text={t('dataSample.target.text')}
        points={[t('dataSample.target.point1'), t('dataSample.target.point2'), t('dataSample.target.point3')]}
        picture={<QuotaPicture stage="nearly" words={t('dataSample.target.picture')} />}
      />
      <DataExtract
        extract={sampleExtract}
        lead={t('dataSample.extract.lead')}
        codebook={t('dataSample.extract.codebook')}
      />
      <FeatureRow
        title={t('dataSample.quality.title')}
        text={t('dataSample.quality.text')}
        points={[
          t('dataSample.quality.point1'),
          t('dataSample.quality.point2'),
          t('dataSample.quality.point3'),
        ]}
        picture={<QualityPicture round="sample" words={t('dataSample.quality.picture')} />}
      />
      <Section title={t('dataSample.facts.title')} lead={t('dataSample.facts.lead')} tone="sunken">
        <FactList
          facts={[
            { name: t('dataSample.facts.plan.name'), text: t('dataSample.facts.plan.text') },
            { name: t('dataSample.facts.field.name'), text: t('dataSample.facts.field.text') },
            { name: t('dataSample.facts.data.name'), text: t('dataSample.facts.data.text') },
            { name: t('dataSample.facts.support.name'), text: t('dataSample.facts.support.text') },
          ]}
        />
      </Section>
      <CallToAction
        title={t('dataSample.closing.title')}
        text={t('dataSample.closing.text')}
        actions={<ApplyActions first="quote" />}
      />
    </>
  );
}
