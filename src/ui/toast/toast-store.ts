/** A toast. */
export interface ToastMessage {
  message: string;
  kind: 'error' | 'success' | 'info';
  /** The duration in milliseconds; 0 keeps it open. */
  durationMs: number;
}

let waiting: ToastMessage[] = [];
let wasShown = false;
let deliver: ((toast: ToastMessage) => void) | undefined;
const subscribers = new Set<() => void>();

/** Shows a toast, from anywhere in the browser. A visible toast with the same text is renewed. */
export function showToast(toast: ToastMessage): void {
  if (typeof document === 'undefined') return;
  if (deliver) {
    deliver(toast);
    return;
  }
  waiting.push(toast);
  wasShown = true;
  for (const notify of subscribers) notify();
}

/** Whether any toast was shown. Before, the viewport is not loaded. */
export const hasToasts = () => wasShown;

export function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** Delivers pending and later toasts to the viewport until the returned function is called. */
export function registerViewport(listener: (toast: ToastMessage) => void): () => void {
  deliver = listener;
  for (const toast of waiting) listener(toast);
  waiting = [];
  return () => {
    deliver = undefined;
  };
}
