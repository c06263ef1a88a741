import { useTranslation } from 'react-i18next';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useIsHydrated } from '../../forms/use-hydrated.ts';
import { askConsentAgain } from './consent.ts';

/** Opens the consent banner again. Rendered when analytics is configured and the page is hydrated. */
export function ConsentButton() {
  const { t } = useTranslation(['site']);
  const { statistics } = useBootstrapData().config.scripts;
  const isHydrated = useIsHydrated();
  if (!isHydrated || !statistics) return null;
  return (
    <button type="button" onClick={askConsentAgain}>
      {t('site.footer.statistics')}
    </button>
  );
}
