import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { StaticExtract } from '../data-extract/static-extract.ts';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Figures } from '../sections/stats.tsx';
import { FeasibilityCard, QualityLog, QuotaGrid } from '../work-sample/static-service-samples.ts';

export const handle: PageHandle = { namespaces: ['dataSample', 'figures', 'dataExtract', 'workSample'] };

export default function SamplePage() {
  const { t } = useTranslation(['dataSample', 'figures', 'site']);
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
        picture={
          <FeasibilityCard
            title={t('dataSample.sample.title')}
            note={t('dataSample.sample.note')}
            words={t('dataSample.sample.words')}
          />
        }
      />
      <Figures
        title={t('dataSample.panel.title')}
        figures={[
          { label: t('figures.panel'), value: t('figures.panelValue') },
          { label: t('dataSample.panel.attributes'), value: '6' },
          { label: t('dataSample.panel.checks'), value: '4' },
        ]}
        note={t('dataSample.panel.note')}
      />
      <FeatureRow
        title={t('dataSample.target.title')}
        text={t('dataSample.target.text')}
        points={[t('dataSample.target.point1'), t('dataSample.target.point2'), t('dataSample.target.point3')]}
        picture={
          <QuotaGrid
            title={t('dataSample.target.sample.title')}
            words={t('dataSample.target.sample.words')}
          />
        }
      />
      <StaticExtract
        name="sample"
        lead={t('dataSample.extract.lead')}
        codebook={t('dataSample.extract.codebook')}
        note={t('dataSample.extract.note')}
      />
      <FeatureRow
        title={t('dataSample.quality.title')}
        text={t('dataSample.quality.text')}
        points={[
          t('dataSample.quality.point1'),
          t('dataSample.quality.point2'),
          t('dataSample.quality.point3'),
        ]}
        picture={
          <QualityLog
            title={t('dataSample.quality.sample.title')}
            words={t('dataSample.quality.sample.words')}
          />
        }
      />
      <Section title={t('dataSample.facts.title')} tone="sunken">
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
