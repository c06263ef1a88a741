import { useSalesContact } from '../../app/bootstrap-data.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { phoneHref } from '../../ui/format/phone-href.ts';
import { LinkRow } from '../../ui/link-row.tsx';

/** Phone number and e-mail address, as an alternative to the form. */
export function DirectContact() {
  const { t } = useTranslation(['apply']);
  const { phone, email } = useSalesContact();
  if (!email && !phone) return null;
  return (
    <LinkRow>
      <span>{t('apply.direct')}</span>
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </LinkRow>
  );
}
