import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { BalancePicture, IncidencePicture } from '../../ui/illustrations/data-drawings.ts';
import { StaticExtract } from '../data-extract/static-extract.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { RecruitmentProgress } from '../work-sample/static-service-samples.ts';

export const handle: PageHandle = { namespaces: ['dataSuperPanel', 'dataExtract', 'workSample'] };

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
      <FeatureRow
        title={t('dataSuperPanel.rare.title')}
        text={t('dataSuperPanel.rare.text')}
        points={[
          t('dataSuperPanel.rare.point1'),
          t('dataSuperPanel.rare.point2'),
          t('dataSuperPanel.rare.point3'),
        ]}
        picture={
          <RecruitmentProgress
            title={t('dataSuperPanel.rare.sample.title')}
            words={t('dataSuperPanel.rare.sample.words')}
          />
        }
      />
      <StaticExtract
        name="panel"
        title={t('dataSuperPanel.extract.title')}
        lead={t('dataSuperPanel.extract.lead')}
        codebook={t('dataSuperPanel.extract.codebook')}
        note={t('dataSuperPanel.extract.note')}
      />
      <FeatureRow
        title={t('dataSuperPanel.large.title')}
        text={t('dataSuperPanel.large.text')}
        points={[
          t('dataSuperPanel.large.point1'),
          t('dataSuperPanel.large.point2'),
          t('dataSuperPanel.large.point3'),
        ]}
        picture={<BalancePicture words={t('dataSuperPanel.large.picture')} />}
      />
      <Comparison
        kind="compact"
        title={t('dataSuperPanel.compare.title')}
        lead={t('dataSuperPanel.compare.lead')}
        rows={t('dataSuperPanel.compare.rows')
          .split(' | ')
          .map((name) => ({ name }))}
        columns={[
          {
            name: t('dataSuperPanel.compare.own.title'),
            values: t('dataSuperPanel.compare.own.values').split(' | '),
          },
          {
            name: t('dataSuperPanel.compare.super.title'),
            values: t('dataSuperPanel.compare.super.values').split(' | '),
          },
        ]}
      >
        <p>
          <ActionLink to={paths.dataService('sample')} kind="secondary">
            {t('dataSuperPanel.compare.own.link')}
          </ActionLink>
        </p>
      </Comparison>
      <CallToAction
        title={t('dataSuperPanel.closing.title')}
        text={t('dataSuperPanel.closing.text')}
        actions={<ApplyActions first="quote" />}
      />
    </>
  );
}
