import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { LabelKindsPicture } from '../../ui/illustrations/figure-drawings.ts';
import { StaticExtract } from '../data-extract/static-extract.ts';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Steps } from '../sections/steps.tsx';
import { Adjudication, AgreementMatrix, TextTable } from '../work-sample/static-service-samples.ts';

export const handle: PageHandle = { namespaces: ['dataAiLabeling', 'dataExtract', 'workSample'] };

export default function AiLabelingPage() {
  const { t } = useTranslation(['dataAiLabeling', 'site']);
  return (
    <>
      <SeoMeta title={t('dataAiLabeling.meta.title')} description={t('dataAiLabeling.meta.description')} />
      <PageHero
        isOffer
        eyebrow={t('dataAiLabeling.hero.eyebrow')}
        parent={{ name: t('site.nav.dataHub'), path: paths.service() }}
        title={t('dataAiLabeling.hero.title')}
        lead={t('dataAiLabeling.hero.lead')}
        picture={
          <Adjudication
            title={t('dataAiLabeling.sample.title')}
            note={t('dataAiLabeling.sample.note')}
            words={t('dataAiLabeling.sample.words')}
          />
        }
      />
      <FeatureRow
        title={t('dataAiLabeling.kinds.title')}
        text={t('dataAiLabeling.kinds.text')}
        points={[
          t('dataAiLabeling.kinds.point1'),
          t('dataAiLabeling.kinds.point2'),
          t('dataAiLabeling.kinds.point3'),
        ]}
        picture={<LabelKindsPicture words={t('dataAiLabeling.kinds.picture')} />}
      />
      <StaticExtract
        name="label"
        lead={t('dataAiLabeling.extract.lead')}
        codebook={t('dataAiLabeling.extract.codebook')}
        texts={t('dataAiLabeling.extract.texts')}
        note={t('dataAiLabeling.extract.note')}
      />
      <FeatureRow
        title={t('dataAiLabeling.check.title')}
        text={t('dataAiLabeling.check.text')}
        points={[
          t('dataAiLabeling.check.point1'),
          t('dataAiLabeling.check.point2'),
          t('dataAiLabeling.check.point3'),
        ]}
        picture={
          <AgreementMatrix
            title={t('dataAiLabeling.check.sample.title')}
            note={t('dataAiLabeling.check.sample.note')}
            words={t('dataAiLabeling.check.sample.words')}
          />
        }
      />
      <FeatureRow
        title={t('dataAiLabeling.crowd.title')}
        text={t('dataAiLabeling.crowd.text')}
        points={[
          t('dataAiLabeling.crowd.point1'),
          t('dataAiLabeling.crowd.point2'),
          t('dataAiLabeling.crowd.point3'),
        ]}
        picture={
          <TextTable
            title={t('dataAiLabeling.crowd.sample.title')}
            words={t('dataAiLabeling.crowd.sample.words')}
          />
        }
      />
      <Section title={t('dataAiLabeling.how.title')} lead={t('dataAiLabeling.how.lead')} tone="sunken">
        <Steps
          steps={[
            { title: t('dataAiLabeling.how.rules.title'), text: t('dataAiLabeling.how.rules.text') },
            { title: t('dataAiLabeling.how.pilot.title'), text: t('dataAiLabeling.how.pilot.text') },
            { title: t('dataAiLabeling.how.scale.title'), text: t('dataAiLabeling.how.scale.text') },
            { title: t('dataAiLabeling.how.review.title'), text: t('dataAiLabeling.how.review.text') },
          ]}
        />
      </Section>
      <CallToAction
        title={t('dataAiLabeling.closing.title')}
        text={t('dataAiLabeling.closing.text')}
        actions={<ApplyActions topic="data" label={t('dataAiLabeling.closing.action')} />}
      />
    </>
  );
}
