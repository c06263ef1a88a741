import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

/** Confirms the removal of selections. */
export interface ClearConfirmation {
  /** Confirms the removal of one selection. `clear` runs on confirmation, `onClosed` after any answer. */
  askOne: (name: string, clear: () => void, onClosed?: () => void) => void;
  /** Confirms the removal of all selections. */
  askAll: (clear: () => void, onClosed?: () => void) => void;
  /** The open confirmation dialog. */
  dialog: ReactNode;
}

/**
 * Every control confirms the removal of a selection. Adding a selection, or replacing it by another of the same kind, needs no
 * confirmation.
 */
export function useClearConfirmation(): ClearConfirmation {
  const { t } = useTranslation(['quote']);
  const [question, setQuestion] = useState<{ text: string; clear: () => void }>();
  const afterClose = useRef<() => void>(undefined);

  // After closing: an open modal dialog traps the focus.
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
