/** A toast. */
export interface ToastMessage {
  message: string;
  kind: 'error' | 'success' | 'info';
  /** The duration in milliseconds; 0 keeps it open. */
  durationMs: number;
}

interface Viewport {
  show: (toast: ToastMessage) => void;
  dismissAll: () => void;
}

let waiting: ToastMessage[] = [];
let wasShown = false;
let viewport: Viewport | undefined;
const subscribers = new Set<() => void>();

/** Shows a toast, from anywhere in the browser. A visible toast with the same text is renewed. */
export function showToast(toast: ToastMessage): void {
  if (typeof document === 'undefined') return;
  if (viewport) {
    viewport.show(toast);
    return;
  }
  waiting.push(toast);
  wasShown = true;
  for (const notify of subscribers) notify();
}

/** Shows for a while that something was done. */
export const showSuccess = (message: string, durationMs = 4000) =>
  showToast({ kind: 'success', message, durationMs });

/** Closes all toasts. Called when a form is submitted, because they concern the attempt before. */
export function dismissToasts(): void {
  waiting = [];
  viewport?.dismissAll();
}

/** Whether any toast was shown. Before, the viewport is not loaded. */
export const hasToasts = () => wasShown;

export function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** Delivers pending and later toasts to the viewport until the returned function is called. */
export function registerViewport(registered: Viewport): () => void {
  viewport = registered;
  for (const toast of waiting) registered.show(toast);
  waiting = [];
  return () => {
    viewport = undefined;
  };
}
