import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadToastViewport } from './load-toast-viewport.ts';
import { hasToasts, subscribe } from './toast-store.ts';
import type { ToastViewportProps } from './toast-viewport.tsx';

const ToastViewport = lazy(loadToastViewport);

/** The place for messages; what draws them is fetched with the first one. */
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
