import type { Purged } from '../http/purge.ts';

/** Messages between the primary process and its workers. */
export type ToPrimary =
  | { type: 'purge-all'; id: number; keys: string[] }
  | { type: 'purged'; call: number; purged: Purged };

export type ToWorker =
  | { type: 'purge'; call: number; keys: string[] }
  | { type: 'purged-all'; id: number; purged: Purged }
  | { type: 'close'; drainMs: number };
