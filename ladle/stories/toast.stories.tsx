import { useEffect } from 'react';
import { lookup } from '../../src/i18n/translate.ts';
import { useLanguage } from '../../src/i18n/use-language.ts';
import { showToast, type ToastMessage } from '../../src/ui/toast/toast-store.ts';

/** Shows toasts that stay; the frame of every story has their viewport. */
function Toasts({ kinds, textKey }: { kinds: ToastMessage['kind'][]; textKey: string }) {
  const language = useLanguage();
  useEffect(() => {
    const message = lookup(language, textKey) ?? textKey;
    for (const kind of kinds) showToast({ kind, message, durationMs: 0 });
  }, [kinds, textKey, language]);
  return null;
}

const all: ToastMessage['kind'][] = ['error', 'success', 'info'];
const failure: ToastMessage['kind'][] = ['error'];

export const EveryKind = () => <Toasts kinds={all} textKey="form.codeSent" />;

export const LongMessage = () => <Toasts kinds={failure} textKey="common.apiMsg.A2012" />;
