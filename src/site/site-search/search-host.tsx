import { useAtom } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { fileInSite } from '../../i18n/base-path.ts';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ProgressLine } from '../../ui/progress/progress-bar.tsx';
import { loadSearch, searchOpenAtom } from './load-search.ts';
import { isSearchShortcut } from './search-shortcut.ts';

/** The site search of a page. Its code loads on first use. */
export function SearchHost() {
  const language = useLanguage();
  const { key } = useLocation();
  const [isOpen, setOpen] = useAtom(searchOpenAtom);
  const [loaded, setLoaded] = useState<{
    Dialog: ComponentType<{ onClose: () => void }>;
    language: string;
  }>();
  const isReady = loaded?.language === language;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [setOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the search
  useEffect(() => setOpen(false), [key, setOpen]);

  useEffect(() => {
    if (!isOpen || isReady) return;
    let isCurrent = true;
    loadSearch(language).then(
      (Dialog) => isCurrent && setLoaded({ Dialog, language }),
      // The question library has a search of its own, as for the button without scripts.
      () => isCurrent && location.assign(fileInSite(localize(paths.lib(), language))),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isReady, language]);

  if (!isOpen) return null;
  return isReady ? <loaded.Dialog onClose={() => setOpen(false)} /> : <ProgressLine />;
}
