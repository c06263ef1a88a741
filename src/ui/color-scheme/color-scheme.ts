import { useSyncExternalStore } from 'react';
import { browserStore } from '../../browser/storage.ts';
import { colorSchemeKey } from './color-scheme-script.ts';

/** The color scheme: the system's or a chosen one. */
export const colorSchemes = ['system', 'light', 'dark'] as const;
type ColorScheme = (typeof colorSchemes)[number];

const listeners = new Set<() => void>();

const isColorScheme = (value: string | undefined): value is ColorScheme =>
  colorSchemes.some((scheme) => scheme === value);

function current(): ColorScheme {
  const { colorScheme } = document.documentElement.dataset;
  return isColorScheme(colorScheme) ? colorScheme : 'system';
}

function show(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.colorScheme;
  else document.documentElement.dataset.colorScheme = scheme;
  for (const listener of listeners) listener();
}

/** Stores the color scheme and applies it to this tab. */
export function chooseColorScheme(scheme: ColorScheme): void {
  show(scheme);
  if (scheme === 'system') browserStore.remove(colorSchemeKey);
  else browserStore.set(colorSchemeKey, scheme);
}

function subscribe(listener: () => void): () => void {
  // Applies a choice made in another tab.
  const follow = (event: StorageEvent) => {
    if (event.key !== colorSchemeKey) return;
    const chosen = event.newValue ?? undefined;
    show(isColorScheme(chosen) ? chosen : 'system');
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** The current color scheme. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore<ColorScheme>(subscribe, current, () => 'system');
}
