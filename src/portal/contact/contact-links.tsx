import { Link } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { phoneHref } from '../../ui/format/phone-href.ts';
import styles from './contact-links.module.css';

/** The contacts of customer service, wherever a text asks to contact us. */
export function ContactLinks() {
  const { t } = useTranslation(['site']);
  const { salesEmail, servicePhone } = useBootstrapData().config.contact;
  if (!salesEmail && !servicePhone) return null;
  return (
    <p className={styles.contact}>
      {servicePhone && <Link href={phoneHref(servicePhone)}>{servicePhone}</Link>}
      {salesEmail && <Link href={`mailto:${salesEmail}`}>{salesEmail}</Link>}
      <span>{t('site.footer.hours')}</span>
    </p>
  );
}
