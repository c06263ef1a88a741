import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

/** Confirms the removal of selections. */
export interface ClearConfirmation {
  /** Confirms the removal of one selection. On confirmation `clear` runs, and `onCleared` when the dialog is gone. */
  askOne: (name: string, clear: () => void, onCleared?: () => void) => void;
  /** Confirms the removal of all selections. */
  askAll: (clear: () => void, onCleared?: () => void) => void;
  /** The open confirmation dialog. */
  dialog: ReactNode;
}

/**
 * Every control confirms the removal of a selection. Adding a selection, or replacing it by another of the same kind, needs no
 * confirmation.
 */
export function useClearConfirmation(): ClearConfirmation {
  const { t } = useTranslation(['quote']);
  const [question, setQuestion] = useState<{ text: string; clear: () => void; onCleared?: () => void }>();
  const afterClose = useRef<() => void>(undefined);

  // After closing: an open modal dialog traps the focus.
  useEffect(() => {
    if (question) return;
    afterClose.current?.();
    afterClose.current = undefined;
  }, [question]);

  function ask(text: string, clear: () => void, onCleared?: () => void) {
    setQuestion({ text, clear, onCleared });
  }

  return {
    askOne: (name, clear, onCleared) => ask(t('quote.tip.one', { name }), clear, onCleared),
    askAll: (clear, onCleared) => ask(t('quote.tip.all'), clear, onCleared),
    dialog: question && (
      <ConfirmDialog
        title={t('quote.tip.title')}
        text={question.text}
        confirmLabel={t('quote.tip.confirm')}
        cancelLabel={t('quote.tip.cancel')}
        onConfirm={() => {
          question.clear();
          afterClose.current = question.onCleared;
          setQuestion(undefined);
        }}
        onCancel={() => setQuestion(undefined)}
      />
    ),
  };
}
