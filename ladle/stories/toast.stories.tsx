import { useEffect } from 'react';
import { lookup } from '../../src/i18n/lookup.ts';
import { useLanguage } from '../../src/i18n/use-language.ts';
import { showToast, type ToastMessage } from '../../src/ui/toast/toast-store.ts';
import { Click } from '../click.tsx';

/** Shows persistent toasts. The layout of every story contains their viewport. */
function Toasts({ kinds, textKeys }: { kinds: ToastMessage['kind'][]; textKeys: string[] }) {
  const language = useLanguage();
  useEffect(() => {
    for (const textKey of textKeys) {
      const message = lookup(language, textKey) ?? textKey;
      for (const kind of kinds) showToast({ kind, message, durationMs: 0 });
    }
  }, [kinds, textKeys, language]);
  // The first toast loads the component lazily; the story waits for it.
  return (
    <Click on={[]} until="[data-toast]">
      {null}
    </Click>
  );
}

const all: ToastMessage['kind'][] = ['error', 'success', 'info'];
const failure: ToastMessage['kind'][] = ['error'];

const sent = ['form.codeSent'];
const limit = ['common.apiMsg.A2012'];
const everything = ['A0101', 'A0105', 'A2003', 'A2012', 'A3001', 'A5022', 'A5023'].map(
  (code) => `common.apiMsg.${code}`,
);

export const EveryKind = () => <Toasts kinds={all} textKeys={sent} />;
export const LongMessage = () => <Toasts kinds={failure} textKeys={limit} />;

/** More toasts than fit the screen: the list scrolls. */
export const Many = () => <Toasts kinds={all} textKeys={everything} />;
