import { useBootstrapData, useSalesContact } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { fileInSite } from '../../i18n/base-path.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import { phoneHref } from '../../ui/format/phone-href.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import cards from '../sections/card-grid.module.css';
import { PlainPage } from '../sections/plain-page.tsx';
import section from '../sections/section.module.css';
import { OrganizationData } from '../seo/organization-data.tsx';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import styles from './contact-page.module.css';
import { mapSearch } from './map-search.ts';
import { offices } from './offices.ts';

/** The ways to the company: application form, phone, e-mail and enterprise chat. Unset contacts are not shown. */
function Ways() {
  const { t } = useTranslation(['about', 'site']);
  const { servicePhone, salesEmail, recruitEmail, chatUrl } = useBootstrapData().config.contact;
  const { phone } = useSalesContact();
  return (
    <ul className={styles.ways}>
      <li className={`${card.card} ${styles.online}`}>
        <Phrases as="h2">{t('about.contact.apply.title')}</Phrases>
        <Phrases as="p">{t('about.contact.apply.text')}</Phrases>
        <p>
          <ActionLink to={paths.apply()}>{t('about.contact.apply.action')}</ActionLink>
        </p>
      </li>
      {phone && (
        <li className={card.card}>
          <Phrases as="h2">{t('about.contact.call')}</Phrases>
          <a href={phoneHref(phone)} className={styles.main}>
            {phone}
          </a>
          <Phrases as="p">{t('site.footer.hours')}</Phrases>
          {servicePhone && servicePhone !== phone && (
            <p className={styles.other}>
              {t('about.contact.customers')} <a href={phoneHref(servicePhone)}>{servicePhone}</a>
            </p>
          )}
        </li>
      )}
      {(salesEmail || recruitEmail) && (
        <li className={card.card}>
          <Phrases as="h2">{t('about.contact.write')}</Phrases>
          {salesEmail && (
            <a href={`mailto:${salesEmail}`} className={styles.main}>
              {salesEmail}
            </a>
          )}
          <Phrases as="p">{t('about.contact.writeHint')}</Phrases>
          {recruitEmail && (
            <p className={styles.other}>
              {t('about.contact.jobs')} <a href={`mailto:${recruitEmail}`}>{recruitEmail}</a>
            </p>
          )}
        </li>
      )}
      {chatUrl && (
        <li className={card.card}>
          <Phrases as="h2">{t('about.contact.chat')}</Phrases>
          <QrCode src={fileInSite(paths.chatQrCode())} label={t('site.footer.code')} />
          <Phrases as="p">{t('about.contact.chatHint')}</Phrases>
        </li>
      )}
    </ul>
  );
}

/** The configured contacts and the offices. */
export default function ContactPage() {
  const { t } = useTranslation(['about']);
  const language = useContentLanguage();
  const { officeAddresses } = useBootstrapData().config;
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
      <Ways />
      <section aria-labelledby="offices">
        <header className={section.head}>
          <h2 id="offices">{t('about.contact.offices')}</h2>
          <Phrases as="p">{t('about.contact.visit')}</Phrases>
        </header>
        <ul className={cards.grid}>
          {offices.map(({ id, city }) => (
            <li key={id} id={id} className={styles.office}>
              <Phrases as="h3">{city[language]}</Phrases>
              {officeAddresses[id] && (
                <p>
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
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </PlainPage>
  );
}
