import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { applyNamespaces } from '../apply/apply-namespaces.ts';
import { RegisterClosing } from '../apply/register-closing.tsx';
import { BrandReport } from '../reports/reports.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import styles from './brand-page.module.css';
import { ExposureChart } from './static-charts.tsx';

export const handle: PageHandle = { namespaces: ['report', ...applyNamespaces] };

const pair = (names: readonly string[], texts: readonly string[]) =>
  names.map((name, index) => ({ name, text: texts[index] ?? '' }));

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
        product={<BrandReport {...c.extract} levels={['h2', 'h3']} />}
      />
      <Section title={c.methods.title} lead={c.methods.lead}>
        <figure className={styles.exposure}>
          <ExposureChart {...c.exposure} />
        </figure>
        <CardGrid
          cards={[
            { ...c.media, id: 'media-force', to: paths.resources() },
            { ...c.social, id: 'social-track', to: paths.introduce('hear') },
            { ...c.health, to: paths.caseStudy('tracker') },
          ].map((card) => ({ ...card, facts: pair(c.methods.facts, card.values) }))}
        />
      </Section>
      <RegisterClosing {...c.closing} product="brand" />
    </>
  );
}
