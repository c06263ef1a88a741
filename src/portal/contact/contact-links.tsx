import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { phoneHref } from '../../ui/format/phone-href.ts';
import styles from './contact-links.module.css';

/** The contacts of customer service, wherever a text asks to contact us. */
export function ContactLinks() {
  const { t } = useTranslation(['site']);
  const { salesEmail, servicePhone } = useBootstrapData().config.contact;
  if (!salesEmail && !servicePhone) return null;
  return (
    <p className={styles.contact}>
      {servicePhone && <a href={phoneHref(servicePhone)}>{servicePhone}</a>}
      {salesEmail && <a href={`mailto:${salesEmail}`}>{salesEmail}</a>}
      <span>{t('site.footer.hours')}</span>
    </p>
  );
}
