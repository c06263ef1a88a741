import { useBoot } from '../../app/bootstrap-data.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { useText } from '../../i18n/use-text.ts';
import { askConsentAgain } from './consent.ts';

/** Lets a visitor decide anew whether visits are counted; there where they may be, and only once it works. */
export function ConsentButton() {
  const t = useText('site');
  const { statistics } = useBoot().config.scripts;
  const isAlive = useHydrated();
  if (!isAlive || !statistics) return null;
  return (
    <button type="button" onClick={askConsentAgain}>
      {t('site.footer.statistics')}
    </button>
  );
}
