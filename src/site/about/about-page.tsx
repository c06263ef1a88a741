import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { RuledList } from '../sections/ruled-list.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';
import { OrganizationData } from '../seo/organization-data.tsx';
import styles from './about-page.module.css';
import { CompanyFacts } from './company-facts.tsx';
import { offices } from './offices.ts';

export const handle: PageHandle = { namespaces: ['figures'] };

/** The cities with their addresses where they are configured. */
function Offices() {
  const c = useContent('about');
  const language = useContentLanguage();
  const { officeAddresses } = useBootstrapData().config;
  return (
    <Section title={c.offices.title} lead={c.offices.lead} tone="band">
      <ul className={styles.cities}>
        {offices.map(({ id, city }) => (
          <li key={id}>
            <Phrases as="h3">{city[language]}</Phrases>
            {officeAddresses[id] && <p>{officeAddresses[id][language]}</p>}
          </li>
        ))}
      </ul>
      <LinkRow>
        <ActionLink to={paths.contact()} kind="secondary">
          {c.offices.all}
        </ActionLink>
        <ActionLink to={paths.join()} kind="secondary">
          {c.offices.jobs}
        </ActionLink>
      </LinkRow>
    </Section>
  );
}

export default function AboutPage() {
  const { t } = useTranslation(['about', 'site']);
  const c = useContent('about');
  const work = c.work;
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
      <Section id="work" title={work.title} lead={work.lead}>
        <RuledList items={work.rules} />
      </Section>
      <CompanyFacts />
      <Offices />
      <CallToAction
        {...c.closing}
        actions={<ActionLink to={paths.apply()}>{t('site.action.apply')}</ActionLink>}
      />
    </>
  );
}
