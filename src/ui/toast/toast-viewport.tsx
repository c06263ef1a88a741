import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { CloseIcon } from '../icons.tsx';
import { registerViewport } from './toast-store.ts';
import styles from './toast-viewport.module.css';

export interface ToastViewportProps {
  /** Name of the region for screen readers. */
  label: string;
  dismissLabel: string;
}

const manager = Toast.createToastManager();

function ToastList({ dismissLabel }: { dismissLabel: string }) {
  const { toasts } = Toast.useToastManager();
  const errors = useRef<string[]>([]);
  useEffect(() => {
    errors.current = toasts.filter(({ type }) => type === 'error').map(({ id }) => id);
  }, [toasts]);
  useEffect(
    () =>
      registerViewport({
        show({ message, kind, durationMs }) {
          // A success contradicts the errors before it.
          if (kind === 'success') for (const error of errors.current) manager.close(error);
          // The same text has the same id, which renews a visible toast.
          manager.add({ id: `${kind}:${message}`, title: message, type: kind, timeout: durationMs });
        },
        dismissAll: () => manager.close(),
      }),
    [],
  );
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} swipeDirection={['up', 'right']} className={styles.toast}>
      <Toast.Content className={styles.content}>
        {/* The name of the toast. Not a heading of the page. */}
        <Toast.Title className={styles.message} render={<p />} />
        <Toast.Close className={styles.close} aria-label={dismissLabel}>
          <CloseIcon />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

export default function ToastViewport({ label, dismissLabel }: ToastViewportProps) {
  return (
    // No limit: a renewed toast must be visible.
    <Toast.Provider toastManager={manager} limit={Number.POSITIVE_INFINITY}>
      {/* Outside of modal dialogs of Fluent UI, which hide their siblings from screen readers. */}
      <Toast.Portal data-tabster-never-hide="">
        <Toast.Viewport className={styles.viewport} aria-label={label}>
          <ToastList dismissLabel={dismissLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
