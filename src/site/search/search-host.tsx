import { useAtom } from 'jotai';
import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { fileInSite } from '../../i18n/base-path.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths/paths.ts';
import { ProgressLine } from '../../ui/progress/progress-bar.tsx';
import { loadSearch, searchOpenAtom } from './load-search.ts';
import { isSearchShortcut } from './search-shortcut.ts';

/** The site search of a page, which Ctrl K or ⌘ K opens. Its code loads on first use. The Back button closes it. */
export function SearchHost() {
  const language = useLanguage();
  const [isOpen, setOpen] = useAtom(searchOpenAtom);
  const [loaded, setLoaded] = useState<{
    Dialog: ComponentType<{ onClose: () => void }>;
    language: Language;
  }>();
  const isReady = loaded?.language === language;
  // The question library has a search of its own, as for the button without scripts.
  const fail = useEffectEvent(() => location.assign(fileInSite(localize(paths.lib(), language))));

  // With the hydration, so that the shortcut works as soon as buttons do.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event) || document.querySelector('dialog[open], [aria-modal=true]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [setOpen]);

  // A result closes the dialog itself.
  useEffect(() => {
    const onBack = () => setOpen(false);
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [setOpen]);

  useEffect(() => {
    if (!isOpen || isReady) return;
    let isCurrent = true;
    loadSearch(language).then(
      (Dialog) => isCurrent && setLoaded({ Dialog, language }),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isReady, language]);

  if (!isOpen) return null;
  return isReady ? <loaded.Dialog onClose={() => setOpen(false)} /> : <ProgressLine />;
}
