import { useSalesContact } from '../../app/bootstrap-data.tsx';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { phoneHref } from '../../ui/format/phone-href.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import styles from './needs-script.module.css';

/**
 * Says that a form needs scripts, and names phone and e-mail. A style shows it after a while without hydration: scripts may be
 * disabled, too new for the browser, or not arrive, and none of them can say so.
 *
 * @param phone the number to call instead of that of sales
 */
export function NeedsScript({ phone }: { phone?: string | null }) {
  const { t } = useTranslation(['form']);
  const { phone: salesPhone, email } = useSalesContact();
  const number = phone ?? salesPhone;
  // The empty element keeps its gap in the form. Without it, a click during hydration would miss what moves up.
  if (useIsHydrated()) return <div />;
  return (
    <div className={styles.notice}>
      <p>{t('form.needsScript')}</p>
      {(number || email) && (
        <LinkRow>
          <span>{t('form.needsScriptContact')}</span>
          {number && <a href={phoneHref(number)}>{number}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </LinkRow>
      )}
    </div>
  );
}
