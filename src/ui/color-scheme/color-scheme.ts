import { useSyncExternalStore } from 'react';

/** How the pages look: as the system says, or as somebody has chosen. */
export const colorSchemes = ['system', 'light', 'dark'] as const;
type ColorScheme = (typeof colorSchemes)[number];

const key = 'colorScheme';
const listeners = new Set<() => void>();

/** Runs in the head of every page, before anything is painted; nothing happens where nothing was chosen. */
export const colorSchemeScript = `try{const s=localStorage.getItem("${key}");if(s)document.documentElement.dataset.colorScheme=s}catch{}`;

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

/** Shows the pages that way from now on, in this tab at once. */
export function chooseColorScheme(scheme: ColorScheme): void {
  show(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function subscribe(listener: () => void): () => void {
  // What is chosen in one tab holds in all of them.
  const follow = (event: StorageEvent) => {
    if (event.key !== key) return;
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

/** How the page looks. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore<ColorScheme>(subscribe, current, () => 'system');
}
