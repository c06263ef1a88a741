import { useStore } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readNonce, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { whenIdle } from '../../browser/when-idle.ts';
import { pageTitleAtom } from '../../document/page-meta.ts';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { isPublicPage } from '../../paths/paths.ts';
import { loadScript } from '../../ui/load-script.ts';
import { useTelemetry } from '../telemetry/use-telemetry.ts';
import { type Consent, decideConsent, readConsent, subscribeConsent } from './consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { reportPageView } from './page-views.ts';
import { noteForeignScripts } from './script-boundary.ts';

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

/** The longest time for which the page is left alone. */
const delayMs = 8_000;

const signs = ['scroll', 'pointerdown', 'keydown'] as const;

/** Whether a visitor may be asked something: after the first sign of use, or a while. Until then the first screen has the page to itself. */
function useIsDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return;
    const ask = () => setDue(true);
    const timer = setTimeout(ask, delayMs);
    for (const sign of signs) addEventListener(sign, ask, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, ask);
    };
  }, [isDue]);
  return isDue;
}

/** Reports each page view once: when the title is final, or when the visitor leaves before that. */
function usePageViews(isEnabled: boolean): void {
  const store = useStore();
  const locale = useLanguage();
  const { pathname: path } = useLocation();

  useEffect(() => {
    if (!isEnabled) return;
    let isReported = false;
    const pageTitle = () => {
      const published = store.get(pageTitleAtom);
      return published?.path === path ? published : undefined;
    };
    const report = () => {
      // Leaving can be the withdrawal of consent.
      if (isReported || readConsent() !== 'granted') return;
      isReported = true;
      reportPageView({ path, locale, title: pageTitle()?.title ?? document.title });
    };
    const reportFinal = () => {
      if (pageTitle()?.isFinal) report();
    };
    reportFinal();
    const unsubscribe = store.sub(pageTitleAtom, reportFinal);
    addEventListener('pagehide', report);
    return () => {
      report();
      unsubscribe();
      removeEventListener('pagehide', report);
    };
  }, [isEnabled, store, locale, path]);
}
