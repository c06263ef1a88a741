import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LegalLink } from '../../app/legal-link.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { ExternalLinks } from '../layout/external-links.tsx';
import { Section } from '../sections/section.tsx';
import styles from './about-page.module.css';

/** The certificates, the filings, and the legal name and address, where they are configured. */
export function CompanyFacts() {
  const { t } = useTranslation(['site']);
  const c = useContent('about');
  const language = useContentLanguage();
  const { legal, notices, certificates } = useBootstrapData().config;
  const filings = [notices.icpFiling, notices.publicSecurityFiling].filter(Boolean).join(' · ');
  const facts = [
    {
      name: c.company.certificates,
      value: certificates.length > 0 && <ExternalLinks links={certificates} />,
    },
    { name: c.company.filings, value: filings },
    { name: c.company.entity, value: legal.entity?.[language] },
    { name: c.company.address, value: legal.address?.[language] },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <Section title={c.company.title} tone="sunken">
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.links}>
        <LocalizedLink to={paths.security()}>{t('site.footer.security')}</LocalizedLink>
        <LegalLink page="privacy">{t('site.footer.privacy')}</LegalLink>
      </p>
    </Section>
  );
}
