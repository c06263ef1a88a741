export type Consent = 'granted' | 'denied';

const key = 'statistics-consent';

let decided: Consent | undefined;
const listeners = new Set<() => void>();

/** What the visitor has decided; undefined before that. */
export function readConsent(): Consent | undefined {
  if (decided) return decided;
  try {
    const stored = localStorage.getItem(key);
    return stored === 'granted' || stored === 'denied' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the decision: for good where the browser lets us, else for this visit. */
export function decideConsent(consent: Consent): void {
  decided = consent;
  try {
    localStorage.setItem(key, consent);
  } catch {
    // Asked again next time.
  }
  for (const notify of listeners) notify();
}

/** Forgets the decision, so that the visitor is asked again and can take it back. */
export function askConsentAgain(): void {
  decided = undefined;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  for (const notify of listeners) notify();
}

export function subscribeConsent(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
