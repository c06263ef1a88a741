import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmployeeIcon, GlobeIcon } from '../../ui/icons.tsx';
import { BalancePicture, IncidencePicture } from '../../ui/illustrations/data-drawings.ts';
import { QuotaPicture } from '../../ui/illustrations/drawings.ts';
import { DataExtract } from '../data-extract/data-extract.tsx';
import { superPanelExtract } from '../data-extract/extracts.ts';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';

export const handle: PageHandle = { namespaces: ['dataSuperPanel', 'figures', 'dataExtract'] };

export default function SuperPanelPage() {
  const { t } = useTranslation(['dataSuperPanel', 'site']);
  return (
    <>
      <SeoMeta title={t('dataSuperPanel.meta.title')} description={t('dataSuperPanel.meta.description')} />
      <PageHero
        isOffer
        eyebrow={t('dataSuperPanel.hero.eyebrow')}
        parent={{ name: t('site.nav.dataHub'), path: paths.service() }}
        title={t('dataSuperPanel.hero.title')}
        lead={t('dataSuperPanel.hero.lead')}
        actions={<ApplyActions first="quote" />}
        picture={<IncidencePicture words={t('dataSuperPanel.hero.picture')} />}
      />
      <Stats names={['reach', 'panel', 'projects']} />
      <FeatureRow
        title={t('dataSuperPanel.rare.title')}
        text={t('dataSuperPanel.rare.text')}
        points={[
          t('dataSuperPanel.rare.point1'),
          t('dataSuperPanel.rare.point2'),
          t('dataSuperPanel.rare.point3'),
        ]}
        picture={<QuotaPicture stage="rare" words={t('dataSuperPanel.rare.picture')} />}
      />
      <DataExtract
        extract={superPanelExtract}
        title={t('dataSuperPanel.extract.title')}
        lead={t('dataSuperPanel.extract.lead')}
        codebook={t('dataSuperPanel.extract.codebook')}
      />
      <FeatureRow
        title={t('dataSuperPanel.large.title')}
        text={t('dataSuperPanel.large.text')}
        points={[
          t('dataSuperPanel.large.point1'),
          t('dataSuperPanel.large.point2'),
          t('dataSuperPanel.large.point3'),
        ]}
        picture={<BalancePicture of="places" words={t('dataSuperPanel.large.picture')} />}
      />
      <Section
        title={t('dataSuperPanel.compare.title')}
        lead={t('dataSuperPanel.compare.lead')}
        tone="sunken"
      >
        <CardGrid
          cards={[
            {
              title: t('dataSuperPanel.compare.own.title'),
              text: t('dataSuperPanel.compare.own.text'),
              icon: <EmployeeIcon />,
              to: paths.dataService('sample'),
            },
            {
              title: t('dataSuperPanel.compare.super.title'),
              text: t('dataSuperPanel.compare.super.text'),
              icon: <GlobeIcon />,
              to: paths.quote(),
              action: t('site.action.quote'),
            },
          ]}
        />
      </Section>
      <CallToAction
        title={t('dataSuperPanel.closing.title')}
        text={t('dataSuperPanel.closing.text')}
        actions={<ApplyActions first="quote" />}
      />
    </>
  );
}
