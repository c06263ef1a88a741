import { useTranslation } from 'react-i18next';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { ChatIcon, CodingIcon, EmployeeIcon, GlobeIcon, ProductIcon } from '../../ui/icons.tsx';
import { JoinedPicture, PipelinePicture } from '../../ui/illustrations/drawings.ts';
import { PhoneIcon } from '../../ui/page-icons.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';

export const handle: PageHandle = { namespaces: ['service', 'figures'] };

export default function ServicePage() {
  const { t } = useTranslation(['service']);
  return (
    <>
      <SeoMeta title={t('service.meta.title')} description={t('service.meta.description')} />
      <PageHero
        eyebrow={t('service.hero.eyebrow')}
        title={t('service.hero.title')}
        lead={t('service.hero.lead')}
        picture={<JoinedPicture words={t('service.hero.picture')} />}
      />
      <Stats names={['panel', 'reach', 'projects']} />
      <Section title={t('service.kinds.title')} lead={t('service.kinds.lead')}>
        <CardGrid
          cards={[
            {
              title: t('service.kinds.sample.title'),
              text: t('service.kinds.sample.text'),
              icon: <EmployeeIcon />,
              to: paths.dataService('sample'),
            },
            {
              title: t('service.kinds.panel.title'),
              text: t('service.kinds.panel.text'),
              icon: <GlobeIcon />,
              to: paths.dataService('super-panel'),
            },
            {
              title: t('service.kinds.big.title'),
              text: t('service.kinds.big.text'),
              icon: <ProductIcon />,
              to: paths.dataService('big-data'),
            },
            {
              title: t('service.kinds.social.title'),
              text: t('service.kinds.social.text'),
              icon: <ChatIcon />,
              to: paths.dataService('social-data'),
            },
            {
              title: t('service.kinds.mobile.title'),
              text: t('service.kinds.mobile.text'),
              icon: <PhoneIcon />,
              to: paths.dataService('mobile-data'),
            },
            {
              title: t('service.kinds.label.title'),
              text: t('service.kinds.label.text'),
              icon: <CodingIcon />,
              to: paths.dataService('ai-labeling'),
            },
          ]}
        />
      </Section>
      <FeatureRow
        title={t('service.join.title')}
        text={t('service.join.text')}
        points={[t('service.join.point1'), t('service.join.point2'), t('service.join.point3')]}
        picture={<PipelinePicture counts="people" words={t('service.join.picture')} />}
      />
      <CallToAction
        title={t('service.closing.title')}
        text={t('service.closing.text')}
        actions={<ActionLink to={paths.quote()}>{t('service.closing.action')}</ActionLink>}
      />
    </>
  );
}
