import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Lenses } from './lenses.tsx';
import { methods } from './methods.ts';

export default function IntroducePage() {
  const c = useContent('introduce');
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero {...c.hero} />
      <Lenses />
      <Comparison
        {...c.compare}
        rows={methods.map((method) => ({ name: c.compare.rows[method], to: paths.introduce(method) }))}
      />
      <CallToAction {...c.closing} />
    </>
  );
}
