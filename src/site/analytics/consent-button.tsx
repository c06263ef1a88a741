import { useTranslation } from 'react-i18next';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LegalLink } from '../../app/legal-link.tsx';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { askConsentAgain } from './consent.ts';

/** Opens the consent banner again. Without analytics, and before hydration, it is a link to the cookies of the privacy notice. */
export function ConsentButton() {
  const { t } = useTranslation(['site']);
  const { analytics } = useBootstrapData().config.scripts;
  const isHydrated = useIsHydrated();
  if (!isHydrated || !analytics)
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
