import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LegalLink } from '../../app/legal-link.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { ExternalLinks } from '../layout/external-links.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';
import { Steps } from '../sections/steps.tsx';
import { OrganizationData } from '../seo/organization-data.tsx';
import { offices } from './offices.ts';

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

/** Whom a customer deals with. The legal name and address, the filings and the certificates are shown where they are configured. */
function CompanyFacts() {
  const { t } = useTranslation(['site']);
  const c = useContent('about');
  const language = useContentLanguage();
  const { legal, notices, certificates } = useBootstrapData().config;
  const filings = [notices.icpFiling, notices.publicSecurityFiling].filter(Boolean).join(' · ');
  const facts = [
    c.company.consultant,
    { name: c.company.entity, text: legal.entity?.[language] },
    { name: c.company.address, text: legal.address?.[language] },
    {
      name: c.company.offices,
      text: (
        <ul>
          {offices.map(({ id, city }) => (
            <li key={id}>{city[language]}</li>
          ))}
        </ul>
      ),
    },
    { name: c.company.filings, text: filings },
    { name: c.company.certificates, text: certificates.length > 0 && <ExternalLinks links={certificates} /> },
    c.company.documents,
  ].filter(({ text }) => text);
  return (
    <Section title={c.company.title}>
      <FactList facts={facts} />
      <LinkRow>
        <LocalizedLink to={paths.contact()}>{c.company.contact}</LocalizedLink>
        <LocalizedLink to={paths.security()}>{t('site.footer.security')}</LocalizedLink>
        <LegalLink page="privacy">{t('site.footer.privacy')}</LegalLink>
        <LocalizedLink to={paths.join()}>{c.company.jobs}</LocalizedLink>
      </LinkRow>
    </Section>
  );
}
