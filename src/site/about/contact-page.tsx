import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { phoneHref } from '../../ui/format/phone-href.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ApplySteps } from '../apply/apply-steps.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { OrganizationData } from '../seo/organization-data.tsx';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { CityMap } from './city-map.tsx';
import styles from './contact-page.module.css';
import { mapSearch } from './map-search.ts';
import { offices } from './offices.ts';
import { OpeningHours } from './opening-hours.tsx';

export const handle: PageHandle = { namespaces: ['about', 'apply'] };

/** The configured contacts and the offices. */
export default function ContactPage() {
  const { t } = useTranslation(['about']);
  const language = useContentLanguage();
  const { contact, officeAddresses } = useBootstrapData().config;
  const { servicePhone, salesEmail, recruitEmail } = contact;
  const lines = [
    servicePhone && { name: t('about.contact.service'), text: servicePhone, href: phoneHref(servicePhone) },
    salesEmail && { name: t('about.contact.sales'), text: salesEmail, href: `mailto:${salesEmail}` },
    recruitEmail && { name: t('about.contact.jobs'), text: recruitEmail, href: `mailto:${recruitEmail}` },
  ].filter((line) => line !== null && line !== '');
  return (
    <PlainPage title={t('about.contact.title')} lead={t('about.contact.lead')}>
      <SeoMeta title={t('about.contact.meta.title')} description={t('about.contact.meta.description')} />
      <OrganizationData />
      <Breadcrumbs
        breadcrumbs={[
          { name: t('about.eyebrow'), path: paths.about() },
          { name: t('about.contact.title'), path: paths.contact() },
        ]}
      />
      <div className={styles.ways}>
        <div className={styles.online}>
          <Phrases as="h2">{t('about.contact.apply.title')}</Phrases>
          <Phrases as="p">{t('about.contact.apply.text')}</Phrases>
          <ApplySteps level="h3" />
          <p>
            <ActionLink to={paths.apply()}>{t('about.contact.apply.action')}</ActionLink>
          </p>
        </div>
        <div className={styles.direct}>
          <OpeningHours />
          {lines.length > 0 && (
            <ul>
              {lines.map(({ name, text, href }) => (
                <li key={href}>
                  <Phrases as="h2">{name}</Phrases>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <section aria-labelledby="offices">
        <h2 id="offices" className={styles.title}>
          {t('about.contact.offices')}
        </h2>
        <Phrases as="p" className={styles.visit}>
          {t('about.contact.visit')}
        </Phrases>
        <ul className={styles.offices}>
          {offices.map(({ id, city, directions }) => (
            <li key={id} id={id} className={styles.office}>
              <CityMap office={id} label={t('about.contact.map', { city: city[language] })} />
              <div className={styles.facts}>
                <Phrases as="h3">{city[language]}</Phrases>
                <dl>
                  {officeAddresses[id] && (
                    <div>
                      <dt>{t('about.contact.address')}</dt>
                      <dd>
                        {officeAddresses[id][language]}
                        <a
                          href={mapSearch(language, city[language], officeAddresses[id][language])}
                          target="_blank"
                          rel="noopener noreferrer"
                          className={styles.mapLink}
                        >
                          {t('about.contact.openMap')}
                          <span className="visually-hidden"> {city[language]}</span>
                        </a>
                      </dd>
                    </div>
                  )}
                  <div>
                    <dt>{t('about.contact.way')}</dt>
                    <Phrases as="dd">{t(directions)}</Phrases>
                  </div>
                </dl>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </PlainPage>
  );
}
