import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';
import { Workspace } from '../workspace/workspace.tsx';

export const handle: PageHandle = { namespaces: ['figures'] };

export default function SurveyPage() {
  const c = useContent('survey');
  const { free, pro, enterprise } = c.plans;
  const actions = (
    <>
      <ActionLink to={paths.apply()}>{free.action}</ActionLink>
      <ActionLink to={paths.lib()} kind="secondary">
        {c.hero.try}
      </ActionLink>
    </>
  );
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero
        isOffer
        {...c.hero}
        actions={actions}
        product={<Workspace scenes={['editor', 'panel', 'answer', 'dashboard', 'tickets']} />}
      />
      <Stats names={['types', 'panel', 'projects']} />
      <Comparison
        kind="compact"
        title={c.plans.title}
        lead={c.plans.lead}
        rows={c.plans.features.map((name) => ({ name }))}
        columns={[
          { ...free, to: paths.apply() },
          { ...pro, to: paths.apply() },
          { ...enterprise, to: paths.contact() },
        ].map(({ title, values, action, to }, index) => ({
          name: title,
          values,
          action: (
            <ActionLink to={to} kind={index === 0 ? 'primary' : 'secondary'}>
              {action}
            </ActionLink>
          ),
        }))}
      />
      <Section {...c.story}>
        <CardGrid cards={[c.edit, c.field, c.analyse]} />
      </Section>
      <CallToAction {...c.closing} actions={actions} />
    </>
  );
}
