import { browserStore } from '../../browser/storage.ts';

export type Consent = 'granted' | 'denied';

const key = 'statistics-consent';

const listeners = new Set<() => void>();

/** What the visitor has decided; undefined before that. */
export function readConsent(): Consent | undefined {
  const stored = browserStore.get(key);
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
}

/** Keeps the decision: for good where the browser lets us, else for this visit. */
export function decideConsent(consent: Consent): void {
  browserStore.set(key, consent);
  for (const notify of listeners) notify();
}

/** Forgets the decision, so that the visitor is asked again and can take it back. */
export function askConsentAgain(): void {
  browserStore.remove(key);
  for (const notify of listeners) notify();
}

export function subscribeConsent(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
