import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { Consent } from './consent.ts';
import styles from './consent-banner.module.css';
import { useConsentPurpose } from './use-consent-purpose.ts';

/** Asks for consent to analytics and telemetry, in a strip at the lower edge. The page is usable without an answer. */
export function ConsentBanner({ onDecide }: { onDecide: (consent: Consent) => void }) {
  const { t } = useTranslation(['consent']);
  const purpose = useConsentPurpose() ?? 'analytics';
  return (
    <section className={styles.banner} data-screen="" aria-labelledby="consent">
      <div className={styles.question}>
        <h2 id="consent">{t(`consent.${purpose}.title`)}</h2>
        <p>{t(`consent.${purpose}.text`)}</p>
      </div>
      <div className={styles.actions}>
        <Button kind="outline" onClick={() => onDecide('denied')}>
          {t('consent.deny')}
        </Button>
        <Button kind="outline" onClick={() => onDecide('granted')}>
          {t('consent.grant')}
        </Button>
      </div>
    </section>
  );
}
