import { LegalLink } from '../../app/legal-link.tsx';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { askConsentAgain } from './consent.ts';
import { useConsentPurpose } from './use-consent-purpose.ts';

/** Opens the consent banner again. Without a question, and before hydration, it is a link to the cookies of the privacy notice. */
export function ConsentButton() {
  const { t } = useTranslation(['site']);
  const purpose = useConsentPurpose();
  const isHydrated = useIsHydrated();
  if (!isHydrated || !purpose)
    return (
      <LegalLink page="privacy" anchor="cookies">
        {t('site.footer.statistics')}
      </LegalLink>
    );
  return (
    <button type="button" onClick={askConsentAgain}>
      {t('site.footer.statistics')}
    </button>
  );
}
