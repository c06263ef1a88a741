import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadToastViewport } from './load-toast-viewport.ts';
import { hasToasts, subscribe } from './toast-store.ts';
import type { ToastViewportProps } from './toast-viewport.tsx';

const ToastViewport = lazy(loadToastViewport);

/** The container of toasts. The viewport loads with the first toast. */
export function ToastHost(props: ToastViewportProps) {
  const needed = useSyncExternalStore(subscribe, hasToasts, () => false);
  return (
    needed && (
      <Suspense>
        <ToastViewport {...props} />
      </Suspense>
    )
  );
}
