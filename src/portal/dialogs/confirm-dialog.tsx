import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm-dialog.module.css';
import { backdrop, isSecondClick } from './dialog-backdrop.ts';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** The way out, where "cancel" could be taken for what is asked about. */
  cancelLabel?: string;
  /** Whether what follows cannot be taken back. */
  isDangerous?: boolean;
  /** Whether something is still missing before the answer can be yes. */
  isIncomplete?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  /** Told when the dialog closes without a yes: by its button, with Escape, or by a click beside it. */
  onCancel: () => void;
}

/** Asks before something is done. Enter in one of its fields says yes, as its button does. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation(['user']);
  const { title, children, confirmLabel, isDangerous, isIncomplete = false, isBusy = false } = props;
  return (
    <Dialog open onOpenChange={(_, change) => !isBusy && !isSecondClick(change) && props.onCancel()}>
      <DialogSurface className={styles.surface} backdrop={backdrop}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A form that the dialog belongs to has not been sent by this.
            event.stopPropagation();
            if (!isIncomplete && !isBusy) props.onConfirm();
          }}
        >
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>{children}</DialogContent>
            <DialogActions className={styles.actions}>
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
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
