import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { AttributePicture } from '../../ui/illustrations/figure-drawings.ts';
import { StaticExtract } from '../data-extract/static-extract.ts';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { CleaningFunnel, PostOpinions, TagAccuracy } from '../work-sample/static-service-samples.ts';

export const handle: PageHandle = { namespaces: ['dataSocial', 'dataExtract', 'workSample'] };

export default function SocialDataPage() {
  const { t } = useTranslation(['dataSocial', 'site']);
  return (
    <>
      <SeoMeta title={t('dataSocial.meta.title')} description={t('dataSocial.meta.description')} />
      <PageHero
        isOffer
        eyebrow={t('dataSocial.hero.eyebrow')}
        parent={{ name: t('site.nav.dataHub'), path: paths.service() }}
        title={t('dataSocial.hero.title')}
        lead={t('dataSocial.hero.lead')}
        picture={
          <PostOpinions
            title={t('dataSocial.sample.title')}
            note={t('dataSocial.sample.note')}
            words={t('dataSocial.sample.words')}
          />
        }
      />
      <FeatureRow
        title={t('dataSocial.collect.title')}
        text={t('dataSocial.collect.text')}
        points={[
          t('dataSocial.collect.point1'),
          t('dataSocial.collect.point2'),
          t('dataSocial.collect.point3'),
        ]}
        picture={
          <CleaningFunnel
            title={t('dataSocial.collect.sample.title')}
            words={t('dataSocial.collect.sample.words')}
          />
        }
      />
      <StaticExtract
        name="social"
        lead={t('dataSocial.extract.lead')}
        codebook={t('dataSocial.extract.codebook')}
        note={t('dataSocial.extract.note')}
      />
      <FeatureRow
        title={t('dataSocial.tag.title')}
        text={t('dataSocial.tag.text')}
        points={[t('dataSocial.tag.point1'), t('dataSocial.tag.point2'), t('dataSocial.tag.point3')]}
        picture={<AttributePicture words={t('dataSocial.tag.picture')} />}
      />
      <FeatureRow
        title={t('dataSocial.accuracy.title')}
        text={t('dataSocial.accuracy.text')}
        points={[
          t('dataSocial.accuracy.point1'),
          t('dataSocial.accuracy.point2'),
          t('dataSocial.accuracy.point3'),
        ]}
        picture={
          <TagAccuracy
            title={t('dataSocial.accuracy.sample.title')}
            note={t('dataSocial.accuracy.sample.note')}
            words={t('dataSocial.accuracy.sample.words')}
          />
        }
      />
      <Section title={t('dataSocial.facts.title')} lead={t('dataSocial.facts.lead')} tone="sunken">
        <FactList
          facts={[
            { name: t('dataSocial.facts.rows.name'), text: t('dataSocial.facts.rows.text') },
            { name: t('dataSocial.facts.summary.name'), text: t('dataSocial.facts.summary.text') },
            { name: t('dataSocial.facts.board.name'), text: t('dataSocial.facts.board.text') },
          ]}
        />
      </Section>
      <CallToAction
        title={t('dataSocial.closing.title')}
        text={t('dataSocial.closing.text')}
        actions={<ApplyActions topic="data" label={t('dataSocial.closing.action')} />}
      />
    </>
  );
}
