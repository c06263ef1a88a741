/** Loads the toast viewport. */
export const loadToastViewport = () => import('./toast-viewport.tsx');

/** Preloads it, for pages that may show toasts while offline. */
export function prepareToasts(): void {
  // The first toast retries.
  loadToastViewport().catch(() => {});
}
