import { browserStore } from '../../browser/storage.ts';

export type Consent = 'granted' | 'denied';

/** Key of the decision in localStorage. */
export const consentKey = 'statistics-consent';

const listeners = new Set<() => void>();

/** The decision of the visitor; undefined before it. */
export function readConsent(): Consent | undefined {
  const stored = browserStore.get(consentKey);
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
}

/** Persists the decision in the browser, or for this page when storage is blocked. */
export function decideConsent(consent: Consent): void {
  browserStore.set(consentKey, consent);
  for (const notify of listeners) notify();
}

/** Removes the decision, so that the banner shows again. */
export function askConsentAgain(): void {
  browserStore.remove(consentKey);
  for (const notify of listeners) notify();
}

export function subscribeConsent(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
