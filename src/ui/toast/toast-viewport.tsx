import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { CloseIcon } from '../icons.tsx';
import { connect } from './toast-store.ts';
import styles from './toast-viewport.module.css';

export interface ToastViewportProps {
  /** Name of the region for screen readers. */
  label: string;
  dismissLabel: string;
}

const manager = Toast.createToastManager();

function ToastList({ dismissLabel }: { dismissLabel: string }) {
  const { toasts } = Toast.useToastManager();
  useEffect(
    () =>
      connect(({ message, kind, durationMs }) =>
        // The same text has the same id, so that it renews what is visible.
        manager.add({ id: `${kind}:${message}`, description: message, type: kind, timeout: durationMs }),
      ),
    [],
  );
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} swipeDirection={['up', 'right']} className={styles.toast}>
      <Toast.Content className={styles.content}>
        <Toast.Description className={styles.message} />
        <Toast.Close className={styles.close} aria-label={dismissLabel}>
          <CloseIcon />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

export default function ToastViewport({ label, dismissLabel }: ToastViewportProps) {
  return (
    // No limit: what is repeated is renewed where it is, and that must never be out of sight.
    <Toast.Provider toastManager={manager} limit={Number.POSITIVE_INFINITY}>
      {/* A modal dialog of Fluent UI hides what lies beside it from screen readers; a message is for them, too. */}
      <Toast.Portal data-tabster-never-hide="">
        <Toast.Viewport className={styles.viewport} aria-label={label}>
          <ToastList dismissLabel={dismissLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
