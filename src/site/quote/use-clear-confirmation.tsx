import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

/** Asks before a selection is cleared. */
export interface ClearConfirmation {
  /** Asks about one selection by its name. `clear` runs after a yes, `onClosed` after either answer. */
  askOne: (name: string, clear: () => void, onClosed?: () => void) => void;
  /** Asks about all selections together. */
  askAll: (clear: () => void, onClosed?: () => void) => void;
  /** The dialog "Tip" while there is a question. */
  dialog: ReactNode;
}

/**
 * The one rule of the form: taking back a selection is confirmed, wherever it is taken back. Adding one, or replacing it
 * by another of the same kind, is not.
 */
export function useClearConfirmation(): ClearConfirmation {
  const { t } = useTranslation(['quote']);
  const [question, setQuestion] = useState<{ text: string; clear: () => void }>();
  const afterClose = useRef<() => void>(undefined);

  // Not before: as long as the dialog is open, nothing outside of it takes the focus.
  useEffect(() => {
    if (question) return;
    afterClose.current?.();
    afterClose.current = undefined;
  }, [question]);

  function ask(text: string, clear: () => void, onClosed?: () => void) {
    afterClose.current = onClosed;
    setQuestion({ text, clear });
  }

  return {
    askOne: (name, clear, onClosed) => ask(t('quote.tip.one', { name }), clear, onClosed),
    askAll: (clear, onClosed) => ask(t('quote.tip.all'), clear, onClosed),
    dialog: question && (
      <ConfirmDialog
        title={t('quote.tip.title')}
        text={question.text}
        confirmLabel={t('quote.tip.confirm')}
        cancelLabel={t('quote.tip.cancel')}
        onConfirm={() => {
          question.clear();
          setQuestion(undefined);
        }}
        onCancel={() => setQuestion(undefined)}
      />
    ),
  };
}
