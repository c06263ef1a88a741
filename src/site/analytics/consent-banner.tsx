import { useTranslation } from '../../i18n/use-translation.ts';
import type { Consent } from './consent.ts';
import styles from './consent-banner.module.css';
import { useConsentPurpose } from './use-consent-purpose.ts';

/** Asks for consent to analytics and telemetry. The page is usable without an answer. */
export function ConsentBanner({ onDecide }: { onDecide: (consent: Consent) => void }) {
  const { t } = useTranslation(['consent']);
  const purpose = useConsentPurpose();
  return (
    <section className={styles.banner} aria-labelledby="consent">
      <div>
        <h2 id="consent">{purpose === 'telemetry' ? t('consent.telemetry.title') : t('consent.title')}</h2>
        {purpose !== 'telemetry' && <p>{t('consent.text')}</p>}
        {(purpose === 'telemetry' || purpose === 'both') && <p>{t('consent.telemetry.text')}</p>}
      </div>
      <div className={styles.actions}>
        <button type="button" onClick={() => onDecide('denied')}>
          {t('consent.deny')}
        </button>
        <button type="button" onClick={() => onDecide('granted')}>
          {t('consent.grant')}
        </button>
      </div>
    </section>
  );
}
