import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageTitleAtom } from '../../document/page-meta.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { readConsent } from './consent.ts';
import { reportPageView } from './page-views.ts';

/** Reports each page view once: when the title is final, or when the visitor leaves before that. */
export function usePageViews(isEnabled: boolean): void {
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
