import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { Consent } from './consent.ts';
import styles from './consent-banner.module.css';
import { useConsentPurpose } from './use-consent-purpose.ts';

type Text = TextKey<'consent'>;

const texts = {
  analytics: { title: 'consent.analytics.title', text: 'consent.analytics.text' },
  telemetry: { title: 'consent.telemetry.title', text: 'consent.telemetry.text' },
  both: { title: 'consent.both.title', text: 'consent.both.text' },
} as const satisfies Record<string, { title: Text; text: Text }>;

/** Asks for consent to analytics and telemetry, in a strip at the lower edge. The page is usable without an answer. */
export function ConsentBanner({ onDecide }: { onDecide: (consent: Consent) => void }) {
  const { t } = useTranslation(['consent']);
  const { title, text } = texts[useConsentPurpose() ?? 'analytics'];
  return (
    <section className={styles.banner} data-screen="" aria-labelledby="consent">
      <div className={styles.question}>
        <h2 id="consent">{t(title)}</h2>
        <p>{t(text)}</p>
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
