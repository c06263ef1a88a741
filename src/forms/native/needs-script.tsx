import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { phoneHref } from '../../ui/format/phone-href.ts';
import styles from './needs-script.module.css';

/**
 * Says that a form needs scripts, and names phone and e-mail. A style shows it after a while without hydration: scripts may be
 * disabled, too new for the browser, or not arrive, and none of them can say so.
 */
export function NeedsScript() {
  const { t } = useTranslation(['form']);
  const { salesEmail, servicePhone } = useBootstrapData().config.contact;
  // The empty element keeps its gap in the form. Without it, a click during hydration would miss what moves up.
  if (useIsHydrated()) return <div />;
  return (
    <div className={styles.notice}>
      <p>{t('form.needsScript')}</p>
      {(servicePhone || salesEmail) && (
        <p className={styles.contact}>
          <span>{t('form.needsScriptContact')}</span>
          {servicePhone && <a href={phoneHref(servicePhone)}>{servicePhone}</a>}
          {salesEmail && <a href={`mailto:${salesEmail}`}>{salesEmail}</a>}
        </p>
      )}
    </div>
  );
}
