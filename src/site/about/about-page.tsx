import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';
import { Steps } from '../sections/steps.tsx';
import { OrganizationData } from '../seo/organization-data.tsx';
import { CompanyFacts } from './company-facts.tsx';

export const handle: PageHandle = { namespaces: ['figures'] };

export default function AboutPage() {
  const { t } = useTranslation(['about', 'site']);
  const c = useContent('about');
  const language = useContentLanguage();
  const { entity } = useBootstrapData().config.legal;
  return (
    <>
      <SeoMeta {...c.meta} />
      <OrganizationData />
      <PageHero
        eyebrow={c.eyebrow}
        title={c.title}
        lead={entity ? t('about.named', { entity: entity[language] }) : c.lead}
        actions={null}
      />
      <Stats names={['panel', 'projects', 'staff', 'cities']} />
      <CompanyFacts />
      <Section title={c.work.title} lead={c.work.lead} tone="sunken">
        <Steps steps={c.work.steps} />
      </Section>
      <CallToAction
        {...c.closing}
        actions={<ActionLink to={paths.apply()}>{t('site.action.apply')}</ActionLink>}
      />
    </>
  );
}
