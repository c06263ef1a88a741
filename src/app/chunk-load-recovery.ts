import { useSyncExternalStore } from 'react';
import { mayReload } from './reload-limit.ts';

const reloadKey = 'chunk-reload';

/** The event that replaces the reload of the router; see vite.config.ts. */
const chunkLoadError = 'chunk-load-error';

let isRefused = false;
const listeners = new Set<() => void>();

/** Reloads the page after a chunk load error. A second error within a minute shows the error page instead. */
export function reloadForCode(): void {
  if (mayReload(reloadKey)) {
    location.reload();
    return;
  }
  isRefused = true;
  for (const notify of listeners) notify();
}

/** Reloads the page when a route module fails to load. */
export function guardReloads(): void {
  addEventListener(chunkLoadError, reloadForCode);
}

/** Whether the reload limit was reached, so that the page shows an error. */
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
