import { browserStore } from '../browser/storage.ts';

/** A request to sales. No call lists them, so this device remembers what its user sent. */
export interface SentRequest {
  /** What was asked for: `renewal`, `portal`, `service`, `seats` or `quote`. */
  kind: string;
  /** The id of the product or service; the request number of a quote. */
  id: string;
  /** Epoch milliseconds. */
  time: number;
}

/** After this time nobody waits for an answer, and the next renewal is another one. */
const maxAgeMs = 90 * 24 * 60 * 60_000;

const listeners = new Set<() => void>();

/** Calls `notify` when a request is remembered, also by another tab. */
export function subscribeToRequests(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

/** The stored text of the requests of a user. */
export const storedRequests = (userId: string): string | null => browserStore.get(`requests:${userId}`);

const isSentRequest = (value: unknown): value is SentRequest =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'kind') === 'string' &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'time') === 'number';

/** Reads stored requests, without the old ones and whatever else the storage contains. */
export function parseRequests(stored: string | null, now: number): SentRequest[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter(isSentRequest).filter(({ time }) => now - time < maxAgeMs);
  } catch {
    return [];
  }
}

/** Remembers a request that was sent. */
export function rememberRequest(userId: string, kind: string, id: string): void {
  const time = Date.now();
  const requests = parseRequests(storedRequests(userId), time);
  browserStore.set(`requests:${userId}`, JSON.stringify([{ kind, id, time }, ...requests]));
  for (const notify of listeners) notify();
}
