import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { EventLogPicture, SwitchingPicture } from '../../ui/illustrations/figure-drawings.ts';
import { StaticExtract } from '../data-extract/static-extract.ts';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { ChurnSigns, StatedAndMeasured } from '../work-sample/static-service-samples.ts';

export const handle: PageHandle = { namespaces: ['dataMobile', 'dataExtract', 'workSample'] };

export default function MobileDataPage() {
  const { t } = useTranslation(['dataMobile', 'site']);
  return (
    <>
      <SeoMeta title={t('dataMobile.meta.title')} description={t('dataMobile.meta.description')} />
      <PageHero
        isOffer
        eyebrow={t('dataMobile.hero.eyebrow')}
        parent={{ name: t('site.nav.dataHub'), path: paths.service() }}
        title={t('dataMobile.hero.title')}
        lead={t('dataMobile.hero.lead')}
        picture={
          <StatedAndMeasured
            title={t('dataMobile.sample.title')}
            note={t('dataMobile.sample.note')}
            words={t('dataMobile.sample.words')}
          />
        }
      />
      <FeatureRow
        title={t('dataMobile.use.title')}
        text={t('dataMobile.use.text')}
        points={[t('dataMobile.use.point1'), t('dataMobile.use.point2'), t('dataMobile.use.point3')]}
        picture={
          <ChurnSigns
            title={t('dataMobile.use.sample.title')}
            note={t('dataMobile.use.sample.note')}
            words={t('dataMobile.use.sample.words')}
          />
        }
      />
      <StaticExtract
        name="mobile"
        lead={t('dataMobile.extract.lead')}
        codebook={t('dataMobile.extract.codebook')}
        note={t('dataMobile.extract.note')}
      />
      <FeatureRow
        title={t('dataMobile.path.title')}
        text={t('dataMobile.path.text')}
        points={[t('dataMobile.path.point1'), t('dataMobile.path.point2'), t('dataMobile.path.point3')]}
        picture={<SwitchingPicture words={t('dataMobile.path.picture')} />}
      />
      <FeatureRow
        title={t('dataMobile.ask.title')}
        text={t('dataMobile.ask.text')}
        points={[t('dataMobile.ask.point1'), t('dataMobile.ask.point2'), t('dataMobile.ask.point3')]}
        picture={<EventLogPicture words={t('dataMobile.ask.picture')} />}
      />
      <Section title={t('dataMobile.facts.title')} lead={t('dataMobile.facts.lead')} tone="sunken">
        <FactList
          facts={[
            { name: t('dataMobile.facts.consent.name'), text: t('dataMobile.facts.consent.text') },
            { name: t('dataMobile.facts.minimum.name'), text: t('dataMobile.facts.minimum.text') },
            { name: t('dataMobile.facts.output.name'), text: t('dataMobile.facts.output.text') },
          ]}
        />
      </Section>
      <CallToAction
        title={t('dataMobile.closing.title')}
        text={t('dataMobile.closing.text')}
        actions={<ApplyActions topic="data" label={t('dataMobile.closing.action')} />}
      />
    </>
  );
}
