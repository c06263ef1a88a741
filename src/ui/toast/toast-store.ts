/** A short message at the edge of the page. */
export interface ToastMessage {
  message: string;
  kind: 'error' | 'success' | 'info';
  /** How long it stays, in milliseconds. */
  durationMs: number;
}

let waiting: ToastMessage[] = [];
let asked = false;
let deliver: ((toast: ToastMessage) => void) | undefined;
const hosts = new Set<() => void>();

/** Shows a message, from anywhere in the browser. One that is already visible is shown again, not twice. */
export function showToast(toast: ToastMessage): void {
  if (typeof document === 'undefined') return;
  if (deliver) {
    deliver(toast);
    return;
  }
  waiting.push(toast);
  asked = true;
  for (const notify of hosts) notify();
}

/** Whether any message has been shown yet; before that, the page goes without the code that draws them. */
export const hasToasts = () => asked;

export function subscribe(notify: () => void): () => void {
  hosts.add(notify);
  return () => hosts.delete(notify);
}

/** Hands over the messages that wait, and all to come, until the returned function is called. */
export function connect(to: (toast: ToastMessage) => void): () => void {
  deliver = to;
  for (const toast of waiting) to(toast);
  waiting = [];
  return () => {
    deliver = undefined;
  };
}
