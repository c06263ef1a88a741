import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { preloadRoute } from '../../app/preload-route.ts';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths/paths.ts';
import { safeRedirect } from '../../session/safe-redirect.ts';
import { prepareToasts } from '../../ui/toast/load-toast-viewport.ts';

/** The events of a person in a form: a tap, a key (also the one that moved the focus there), a password manager. */
const useEvents = ['pointerdown', 'keyup', 'input'];

/**
 * Preloads the code of the page after the login, and that of toasts, at the first use of a form. Before, visitors do not wait for it.
 * The focus is no use, because panels set it when they open.
 */
export function usePreloadOnUse(): void {
  const language = useLanguage();
  const [search] = useSearchParams();
  const [next = paths.user()] = safeRedirect(search.get('redirect'), language)?.split(/[?#]/) ?? [];
  useEffect(() => {
    const stop = new AbortController();
    const onUse = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('form'))) return;
      stop.abort();
      prepareToasts();
      preloadRoute(stripLanguage(next));
    };
    for (const name of useEvents) document.addEventListener(name, onUse, { signal: stop.signal });
    return () => stop.abort();
  }, [next]);
}
