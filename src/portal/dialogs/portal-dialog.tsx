import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-dialog';
import type { ReactNode } from 'react';
import styles from './portal-dialog.module.css';

interface PortalDialogProps {
  children: ReactNode;
  /** Whether only its buttons and Escape close it, not a click beside it. */
  isAlert?: boolean;
  /** Whether it takes the room that the window has, for a long list. */
  isLarge?: boolean;
  /** Called by Escape and by a click beside it. */
  onClose: () => void;
}

/** A dialog that is open while it is mounted, around a `DialogFrame` or a form with one. */
export function PortalDialog({ children, isAlert = false, isLarge = false, onClose }: PortalDialogProps) {
  return (
    <Dialog
      open
      modalType={isAlert ? 'alert' : 'modal'}
      onOpenChange={(_, { type, event }) => {
        // The second click of a double click must not close the dialog that the first one opened.
        if (type !== 'backdropClick' || event.detail <= 1) onClose();
      }}
    >
      {/* A press on the backdrop preserves the focus, so that Escape reaches the dialog. */}
      <DialogSurface
        className={isLarge ? `${styles.surface} ${styles.large}` : styles.surface}
        backdrop={{ onMouseDown: (event) => event.preventDefault() }}
      >
        {children}
      </DialogSurface>
    </Dialog>
  );
}

interface DialogFrameProps {
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}

export function DialogFrame({ title, children, actions }: DialogFrameProps) {
  return (
    <DialogBody>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent className={styles.content}>{children}</DialogContent>
      <DialogActions fluid className={styles.actions}>
        {actions}
      </DialogActions>
    </DialogBody>
  );
}
