import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readNonce, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { whenIdle } from '../../browser/when-idle.ts';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { isPublicPage } from '../../paths/paths.ts';
import { loadScript } from '../../ui/load-script.ts';
import { useTelemetry } from '../telemetry/use-telemetry.ts';
import { type Consent, decideConsent, readConsent, subscribeConsent } from './consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { noteForeignScripts } from './script-boundary.ts';
import { useIsDue } from './use-is-due.ts';
import { usePageViews } from './use-page-views.ts';

/**
 * Asks for consent. With consent it reports each page view once and loads the script, and starts telemetry; without it nothing is
 * stored. Pages of a session run no third-party script: their views wait for the next public page.
 */
export default function Analytics() {
  const {
    analytics: script,
    jquery,
    jqueryIntegrity,
    analyticsIntegrity,
  } = useBootstrapData().config.scripts;
  const { pathname } = useLocation();
  const consent = useSyncExternalStore(subscribeConsent, readConsent, readConsent);
  const isGranted = consent === 'granted';
  const isPublic = isPublicPage(stripLanguage(pathname));
  const isDue = useIsDue();

  useTelemetry(isGranted);

  usePageViews(isGranted && Boolean(script));

  useEffect(() => {
    if (!isGranted || !isPublic || !script) return;
    return whenIdle(async () => {
      noteForeignScripts();
      const nonce = readNonce();
      try {
        if (jquery) await loadScript(jquery, { nonce, integrity: jqueryIntegrity });
        await loadScript(script, { nonce, integrity: analyticsIntegrity });
      } catch {
        // A failed script does not affect the page.
      }
    });
  }, [isGranted, isPublic, jquery, jqueryIntegrity, script, analyticsIntegrity]);

  const decide = (decision: Consent) => {
    decideConsent(decision);
    // A script cannot be unloaded, so the page reloads.
    if (decision === 'denied' && window.pageViews) location.reload();
  };

  return consent === undefined && isPublic && isDue ? <ConsentBanner onDecide={decide} /> : null;
}
