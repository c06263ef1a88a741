import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { SentimentPicture, TrendPicture, UpliftPicture } from '../../ui/illustrations/brand-drawings.ts';
import { FunnelPicture } from '../../ui/illustrations/product-drawings.ts';
import { applyNamespaces } from '../apply/apply-namespaces.ts';
import { RegisterClosing } from '../apply/register-closing.tsx';
import { BrandReport } from '../reports/reports.tsx';
import { Bento } from '../sections/bento.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';

export const handle: PageHandle = { namespaces: ['brand', 'report', ...applyNamespaces] };

export default function BrandPage() {
  const { t } = useTranslation(['site']);
  const c = useContent('brand');
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero
        isOffer
        {...c.hero}
        parent={{ name: t('site.nav.product'), path: paths.product() }}
        picture={<TrendPicture of="mentions" words={c.hero.picture} />}
      />
      <Bento
        {...c.bento}
        features={[
          { ...c.media, id: 'media-force', picture: <UpliftPicture words={c.media.picture} /> },
          { ...c.social, id: 'social-track', picture: <SentimentPicture words={c.social.picture} /> },
          { ...c.health, picture: <FunnelPicture words={c.health.picture} /> },
        ]}
      />
      <Section title={c.extract.title} lead={c.extract.lead}>
        <BrandReport {...c.extract} />
      </Section>
      <Comparison
        {...c.choose}
        rows={[
          { name: c.media.title },
          { name: c.social.title, to: paths.introduce('hear') },
          { name: c.health.title, to: paths.caseStudy('tracker') },
        ]}
      />
      <RegisterClosing {...c.closing} product="brand" />
    </>
  );
}
