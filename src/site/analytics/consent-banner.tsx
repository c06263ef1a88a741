import { useTranslation } from 'react-i18next';
import type { Consent } from './consent.ts';
import styles from './consent-banner.module.css';

/** Asks for consent to analytics. The page is usable without an answer. */
export function ConsentBanner({ onDecide }: { onDecide: (consent: Consent) => void }) {
  const { t } = useTranslation(['consent']);
  return (
    <section className={styles.banner} aria-labelledby="consent">
      <div>
        <h2 id="consent">{t('consent.title')}</h2>
        <p>{t('consent.text')}</p>
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
