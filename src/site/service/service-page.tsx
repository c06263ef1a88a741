import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { StaticExcerpt } from '../data-extract/static-excerpt.ts';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';
import { SampleOrder } from '../work-sample/static-samples.ts';
import styles from './service-page.module.css';

export const handle: PageHandle = { namespaces: ['service', 'figures', 'dataExtract', 'workSample'] };

export default function ServicePage() {
  const { t } = useTranslation(['service']);
  return (
    <>
      <SeoMeta title={t('service.meta.title')} description={t('service.meta.description')} />
      <PageHero
        eyebrow={t('service.hero.eyebrow')}
        title={t('service.hero.title')}
        lead={t('service.hero.lead')}
        actions={<ApplyActions first="quote" />}
        picture={
          <SampleOrder
            title={t('service.sample.title')}
            note={t('service.sample.note')}
            words={t('service.sample.words')}
          />
        }
      />
      <Stats names={['panel', 'reach', 'projects']} />
      <Section title={t('service.kinds.title')} lead={t('service.kinds.lead')}>
        <CardGrid
          cards={[
            {
              title: t('service.kinds.sample.title'),
              text: t('service.kinds.sample.text'),
              picture: <StaticExcerpt name="sample" columns={t('service.kinds.sample.columns')} />,
              to: paths.dataService('sample'),
              action: t('service.kinds.sample.action'),
            },
            {
              title: t('service.kinds.panel.title'),
              text: t('service.kinds.panel.text'),
              picture: <StaticExcerpt name="panel" columns={t('service.kinds.panel.columns')} />,
              to: paths.dataService('super-panel'),
              action: t('service.kinds.panel.action'),
            },
            {
              title: t('service.kinds.big.title'),
              text: t('service.kinds.big.text'),
              picture: <StaticExcerpt name="big" columns={t('service.kinds.big.columns')} />,
              to: paths.dataService('big-data'),
              action: t('service.kinds.big.action'),
            },
            {
              title: t('service.kinds.social.title'),
              text: t('service.kinds.social.text'),
              picture: (
                <StaticExcerpt
                  name="social"
                  columns={t('service.kinds.social.columns')}
                  codes={t('service.kinds.social.codes')}
                />
              ),
              to: paths.dataService('social-data'),
              action: t('service.kinds.social.action'),
            },
            {
              title: t('service.kinds.mobile.title'),
              text: t('service.kinds.mobile.text'),
              picture: (
                <StaticExcerpt
                  name="mobile"
                  columns={t('service.kinds.mobile.columns')}
                  codes={t('service.kinds.mobile.codes')}
                />
              ),
              to: paths.dataService('mobile-data'),
              action: t('service.kinds.mobile.action'),
            },
            {
              title: t('service.kinds.label.title'),
              text: t('service.kinds.label.text'),
              picture: (
                <StaticExcerpt
                  name="label"
                  columns={t('service.kinds.label.columns')}
                  codes={t('service.kinds.label.codes')}
                />
              ),
              to: paths.dataService('ai-labeling'),
              action: t('service.kinds.label.action'),
            },
          ]}
        />
      </Section>
      <FeatureRow
        title={t('service.join.title')}
        text={t('service.join.text')}
        points={[t('service.join.point1'), t('service.join.point2'), t('service.join.point3')]}
        picture={
          <div className={styles.joined}>
            <StaticExcerpt name="joined" columns={t('service.join.columns')} />
            <p>{t('service.join.note')}</p>
          </div>
        }
      />
      <CallToAction
        title={t('service.closing.title')}
        text={t('service.closing.text')}
        actions={<ApplyActions first="quote" />}
      />
    </>
  );
}
