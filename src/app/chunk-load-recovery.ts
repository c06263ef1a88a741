import { useSyncExternalStore } from 'react';
import { mayReload } from './reload-limit.ts';

const reloadKey = 'chunk-reload';

/** Sent instead of a reload by the router, whose build vite.config.ts changes to that end. */
const chunkLoadError = 'chunk-load-error';

let isRefused = false;
const listeners = new Set<() => void>();

/** Reloads the page because code or texts of it are missing; the second time within a minute the page says so instead. */
export function reloadForCode(): void {
  if (mayReload(reloadKey)) {
    location.reload();
    return;
  }
  isRefused = true;
  for (const notify of listeners) notify();
}

/** Reloads the page when the router cannot load the code of a route. */
export function guardReloads(): void {
  addEventListener(chunkLoadError, reloadForCode);
}

/** Whether a reload was refused: what the visitor asked for cannot be shown. */
export function useReloadRefused(): boolean {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => isRefused,
    () => false,
  );
}
