import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { phoneHref } from '../../ui/format/phone-href.ts';
import styles from './direct-contact.module.css';

/** The configured phone number and e-mail address, as an alternative to the form. */
export function DirectContact() {
  const { t } = useTranslation(['apply']);
  const { salesEmail, servicePhone } = useBootstrapData().config.contact;
  if (!salesEmail && !servicePhone) return null;
  return (
    <p className={styles.direct}>
      <span>{t('apply.direct')}</span>
      {servicePhone && <a href={phoneHref(servicePhone)}>{servicePhone}</a>}
      {salesEmail && <a href={`mailto:${salesEmail}`}>{salesEmail}</a>}
    </p>
  );
}
