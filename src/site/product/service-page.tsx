import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { applyNamespaces } from '../apply/apply-namespaces.ts';
import { RegisterClosing } from '../apply/register-closing.tsx';
import { ServiceReport } from '../reports/reports.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Workspace } from '../workspace/workspace.tsx';
import { StoreRanking } from './static-charts.tsx';

export const handle: PageHandle = { namespaces: ['report', ...applyNamespaces] };

export default function ServiceExperiencePage() {
  const { t } = useTranslation(['site']);
  const c = useContent('serviceExperience');
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero
        isOffer
        {...c.hero}
        parent={{ name: t('site.nav.product'), path: paths.product() }}
        product={<Workspace scenes={['tickets', 'dashboard', 'comments']} />}
      />
      <FeatureRow {...c.nps} id="iw-nps" picture={<StoreRanking {...c.nps.ranking} />} />
      <Section title={c.extract.title}>
        <ServiceReport {...c.extract} />
      </Section>
      <RegisterClosing {...c.closing} product="service" />
    </>
  );
}
