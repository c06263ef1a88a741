import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import chart from '../../ui/charts/chart.module.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';
import sample from '../work-sample/work-sample.module.css';

export const handle: PageHandle = { namespaces: ['figures', 'workSample'] };

const services = ['sample', 'super-panel', 'big-data', 'social-data', 'mobile-data', 'ai-labeling'] as const;

const JoinedDays = staticComponent(
  async () => (await import('./joined-days.tsx')).JoinedDays,
  [chart, sample],
);

export default function ServicePage() {
  const c = useContent('service');
  const quote = <ApplyActions first="quote" />;
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero {...c.hero} actions={quote} picture={<JoinedDays />} />
      <Stats names={['panel', 'reach', 'projects']} />
      <Section title={c.kinds.title} lead={c.kinds.lead}>
        <CardGrid
          cards={services.map((service) => ({ ...c.kinds.cards[service], to: paths.dataService(service) }))}
        />
      </Section>
      <FeatureRow {...c.join} />
      <CallToAction {...c.closing} actions={quote} />
    </>
  );
}
