import { Button } from '@fluentui/react-button';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './portal-dialog.module.css';
import { DialogFrame, PortalDialog } from './portal-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** The label of the cancel button, when "Cancel" is ambiguous. */
  cancelLabel?: string;
  /** Whether the action takes something away. */
  isDangerous?: boolean;
  /** Whether the confirm button is disabled. */
  isIncomplete?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  /** Called when the dialog closes without confirmation: by its button, Escape or a click on the backdrop. */
  onCancel: () => void;
}

/** A confirmation dialog. Enter in one of its fields confirms. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation(['user']);
  const { title, children, confirmLabel, isDangerous, isIncomplete = false, isBusy = false } = props;
  return (
    <PortalDialog onClose={() => !isBusy && props.onCancel()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Does not submit a form around the dialog.
          event.stopPropagation();
          if (!isIncomplete && !isBusy) props.onConfirm();
        }}
      >
        <DialogFrame
          title={title}
          actions={
            <>
              <Button onClick={props.onCancel} disabledFocusable={isBusy}>
                {props.cancelLabel ?? t('user.confirm.cancel')}
              </Button>
              <Button
                type="submit"
                appearance="primary"
                className={isDangerous ? styles.dangerous : undefined}
                disabledFocusable={isIncomplete || isBusy}
              >
                {confirmLabel}
              </Button>
            </>
          }
        >
          {children}
        </DialogFrame>
      </form>
    </PortalDialog>
  );
}
