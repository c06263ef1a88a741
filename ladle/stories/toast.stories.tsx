import { useEffect } from 'react';
import { lookup } from '../../src/i18n/lookup.ts';
import { useLanguage } from '../../src/i18n/use-language.ts';
import { showToast, type ToastMessage } from '../../src/ui/toast/toast-store.ts';
import { Pressed } from '../pressed.tsx';

/** Shows toasts that stay; the frame of every story has their viewport. */
function Toasts({ kinds, textKeys }: { kinds: ToastMessage['kind'][]; textKeys: string[] }) {
  const language = useLanguage();
  useEffect(() => {
    for (const textKey of textKeys) {
      const message = lookup(language, textKey) ?? textKey;
      for (const kind of kinds) showToast({ kind, message, durationMs: 0 });
    }
  }, [kinds, textKeys, language]);
  // What draws them comes with the first one; until then there is nothing to look at.
  return (
    <Pressed on={[]} until="[role=dialog], [role=alertdialog]">
      {null}
    </Pressed>
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

/** More than the screen has room for: they scroll. */
export const Many = () => <Toasts kinds={all} textKeys={everything} />;
