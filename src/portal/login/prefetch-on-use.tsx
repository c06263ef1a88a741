import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useHref, useSearchParams } from 'react-router';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths/paths.ts';
import { safeRedirect } from '../../session/safe-redirect.ts';
import { prepareToasts } from '../../ui/toast/load-toast-viewport.ts';

/** The events of a person in a form: a tap, a key (also the one that moved the focus there), a password manager. */
const useEvents = ['pointerdown', 'keyup', 'input'];

/**
 * Loads the code of the page after the login, and that of toasts, at the first use of a form. Before, visitors do not wait for it.
 * The focus is no use, because panels set it when they open.
 */
export function PrefetchOnUse() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const [isUsed, setUsed] = useState(false);
  const page = useHref(safeRedirect(search.get('redirect'), language) ?? localize(paths.user(), language));

  useEffect(() => {
    if (isUsed) return;
    const onUse = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('form'))) return;
      prepareToasts();
      setUsed(true);
    };
    for (const name of useEvents) document.addEventListener(name, onUse);
    return () => {
      for (const name of useEvents) document.removeEventListener(name, onUse);
    };
  }, [isUsed]);

  return isUsed && <PrefetchPageLinks page={page} />;
}
