import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SentimentPicture } from '../../ui/illustrations/drawings.ts';
import { AttributePicture } from '../../ui/illustrations/figure-drawings.ts';
import { DataExtract } from '../data-extract/data-extract.tsx';
import { socialExtract } from '../data-extract/extracts.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';

export const handle: PageHandle = { namespaces: ['dataSocial', 'dataExtract'] };

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
        picture={<SentimentPicture overall="calm" words={t('dataSocial.hero.picture')} />}
      />
      <FeatureRow
        title={t('dataSocial.collect.title')}
        text={t('dataSocial.collect.text')}
        points={[
          t('dataSocial.collect.point1'),
          t('dataSocial.collect.point2'),
          t('dataSocial.collect.point3'),
        ]}
      />
      <DataExtract
        extract={socialExtract}
        lead={t('dataSocial.extract.lead')}
        codebook={t('dataSocial.extract.codebook')}
      />
      <FeatureRow
        title={t('dataSocial.tag.title')}
        text={t('dataSocial.tag.text')}
        points={[t('dataSocial.tag.point1'), t('dataSocial.tag.point2'), t('dataSocial.tag.point3')]}
        picture={<AttributePicture words={t('dataSocial.tag.picture')} />}
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
      <CallToAction title={t('dataSocial.closing.title')} text={t('dataSocial.closing.text')} />
    </>
  );
}
