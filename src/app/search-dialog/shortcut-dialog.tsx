import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ProgressLine } from '../../ui/progress/progress-bar.tsx';
import { isSearchShortcut } from './search-shortcut.ts';

/** A dialog whose code loads on first use. */
export type DialogComponent = ComponentType<{ onClose: () => void }>;

interface ShortcutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Loads the dialog and its texts. */
  load: (language: Language) => Promise<DialogComponent>;
  onLoadError: () => void;
}

/** A search dialog that Ctrl K or ⌘ K opens. The Back button closes it. */
export function ShortcutDialog({ isOpen, onOpenChange, load, onLoadError }: ShortcutDialogProps) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ Dialog: DialogComponent; language: Language }>();
  const isReady = loaded?.language === language;
  const changeOpen = useEffectEvent(onOpenChange);
  const fail = useEffectEvent(onLoadError);

  // With the hydration, so that the shortcut works as soon as buttons do.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event) || document.querySelector('dialog[open], [aria-modal=true]')) return;
      event.preventDefault();
      changeOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  // A result closes the dialog itself.
  useEffect(() => {
    const onBack = () => changeOpen(false);
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);

  useEffect(() => {
    if (!isOpen || isReady) return;
    let isCurrent = true;
    load(language).then(
      (Dialog) => isCurrent && setLoaded({ Dialog, language }),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isReady, language, load]);

  if (!isOpen) return null;
  return isReady ? <loaded.Dialog onClose={() => onOpenChange(false)} /> : <ProgressLine />;
}
