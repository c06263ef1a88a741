import { useSyncExternalStore } from 'react';
import { reloadedKey as tokenRefreshKey } from './session/refresh.ts';

/** The router reloads the page when a route's code cannot be loaded; this often at most. */
const guardMs = 60_000;

/** Where the time of the last such reload is kept. */
const reloadKey = 'chunk-reload';

/** A reload after a token refresh has a guard of its own, and notes its time just before. */
const justNowMs = 2_000;

let isRefused = false;
const listeners = new Set<() => void>();

/** Whether a reload that somebody asks for now comes too soon after the last one. */
export function isTooSoon(now: number, read: (key: string) => string | null): boolean {
  if (now - Number(read(tokenRefreshKey) ?? 0) < justNowMs) return false;
  return now - Number(read(reloadKey) ?? 0) < guardMs;
}

/** Watches over reloads that scripts ask for: the second one within a minute is refused, and the page says so. */
export function guardReloads(): void {
  if (!('navigation' in window) || !(window.navigation instanceof EventTarget)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const isScripts = 'userInitiated' in event && !event.userInitiated;
    if (!isScripts || !('navigationType' in event) || event.navigationType !== 'reload') return;
    const now = Date.now();
    if (!isTooSoon(now, (key) => sessionStorage.getItem(key))) {
      sessionStorage.setItem(reloadKey, `${now}`);
      return;
    }
    event.preventDefault();
    isRefused = true;
    for (const notify of listeners) notify();
  });
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
