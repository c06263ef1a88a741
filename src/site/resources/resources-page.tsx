import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Faq } from '../sections/faq.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { ReportOutline } from './report-outline.tsx';
import { SizeTable } from './size-table.tsx';

export default function ResourcesPage() {
  const c = useContent('resources');
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero
        {...c.hero}
        actions={
          <>
            <ActionLink to="#outline">{c.hero.outline}</ActionLink>
            <ActionLink to={paths.lib()} kind="secondary">
              {c.hero.lib}
            </ActionLink>
          </>
        }
      />
      <SizeTable />
      <ReportOutline />
      <Section title={c.faq.title} tone="sunken">
        <Faq items={c.faq.items} />
      </Section>
      <CallToAction {...c.closing} actions={<ApplyActions label={c.closing.action} />} />
    </>
  );
}
