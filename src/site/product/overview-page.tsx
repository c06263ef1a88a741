import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { applyNamespaces } from '../apply/apply-namespaces.ts';
import { RegisterClosing } from '../apply/register-closing.tsx';
import { ProductReport } from '../reports/reports.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Steps } from '../sections/steps.tsx';
import { Workspace } from '../workspace/workspace.tsx';

export const handle: PageHandle = {
  namespaces: ['report', 'productExperience', ...applyNamespaces],
};

export default function ProductOverviewPage() {
  const c = useContent('product');
  const own = useContent('productExperience');
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero
        {...c.hero}
        product={<Workspace scenes={['dashboard', 'comments', 'teams', 'tickets', 'panel']} />}
      />
      <Section title={c.cards.title} lead={c.cards.lead}>
        <CardGrid
          cards={[
            { ...c.cards.brand, to: paths.product('brand') },
            { ...c.cards.product, to: paths.product(undefined, 'video-quest') },
            { ...c.cards.service, to: paths.product('service') },
            { ...c.cards.employee, to: paths.product('employee') },
          ]}
        />
        <LinkRow>
          <ActionLink to={paths.survey()} kind="secondary">
            {c.survey.link}
          </ActionLink>
          <ActionLink to={paths.product('bbs')} kind="secondary">
            {c.community.link}
          </ActionLink>
        </LinkRow>
      </Section>
      <Section title={own.when.title} lead={own.when.lead} tone="sunken">
        <Steps
          steps={[
            { ...own.video, id: 'video-quest' },
            { ...own.evaluation, id: 'user-evaluation' },
            own.usability,
            own.after,
          ]}
        />
      </Section>
      <Section title={own.extract.title}>
        <ProductReport {...own.extract} />
      </Section>
      <RegisterClosing {...c.closing} product="product" />
    </>
  );
}
