import { browserStore } from '../browser/storage.ts';

/** A request to sales. No call lists them, so this device remembers what its user sent. */
export interface SentRequest {
  /** What was asked for: `renewal`, `portal`, `service`, `seats` or `quote`. */
  kind: string;
  /** The id of the product or service; the request number of a quote; how many seats. */
  id: string;
  /** Epoch milliseconds. */
  time: number;
}

/** After this time nobody waits for an answer, and the next renewal is another one. */
const maxAgeMs = 90 * 24 * 60 * 60_000;

/** The stored text of the requests of a user. */
export const storedRequests = (userId: string): string | null => browserStore.get(requestsKey(userId));

/** Key in localStorage. */
export const requestsKey = (userId: string): string => `requests:${userId}`;

/** Reads stored requests, a line each with the newest first, without the old ones and whatever else the storage contains. */
export function parseRequests(stored: string | null, now: number): SentRequest[] {
  return (stored ?? '').split('\n').flatMap((line) => {
    const [time, kind = '', id] = line.split(' ');
    return id && now - Number(time) < maxAgeMs ? [{ time: Number(time), kind, id }] : [];
  });
}

/** Remembers a request that was sent, and forgets the old ones. */
export function rememberRequest(userId: string, kind: string, id: string): void {
  const time = Date.now();
  const requests = [{ time, kind, id }, ...parseRequests(storedRequests(userId), time)];
  const lines = requests.map((sent) => `${sent.time} ${sent.kind} ${sent.id}`);
  browserStore.set(requestsKey(userId), lines.join('\n'));
  // Other tabs get this event by themselves.
  window.dispatchEvent(new Event('storage'));
}
