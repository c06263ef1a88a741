import { maskQuery, maskSecrets } from './masking.ts';

/** One call as the fake backend saw and answered it. */
export interface JournalEntry {
  id: number;
  /** Epoch milliseconds of the sandbox's clock. */
  time: number;
  /** Who has answered: the fake backend, a rule included, or the real one that it forwards to. */
  source: 'fake' | 'real';
  operationId?: string;
  method: string;
  /** With the query. */
  path: string;
  /** 0 when the connection was cut. */
  status: number;
  code?: string;
  durationMs: number;
  /** The replay rule that decided the answer, if one did. */
  rule?: string;
  /** Where the answer departs from the contract; empty when all is well. */
  violations: string[];
  /** Whether a token was sent. The token itself is never kept. */
  isSignedIn: boolean;
  /** The bodies as sent and answered, cut off when they are long. */
  request?: string;
  response?: string;
}

/** Longest body that is kept, in characters. */
const bodyLimit = 20_000;

/**
 * The last calls of a sandbox, bounded so that a long run stays flat in memory.
 *
 * Passwords and tokens are masked on the way out, so that keeping a call costs next to nothing.
 */
export class Journal {
  #entries: JournalEntry[] = [];
  #lastId = 0;
  readonly #limit: number;

  constructor(limit = 500) {
    this.#limit = limit;
  }

  get lastId(): number {
    return this.#lastId;
  }

  add(entry: Omit<JournalEntry, 'id'>): void {
    this.#lastId += 1;
    this.#entries.push({ id: this.#lastId, ...entry });
    // Dropped by the half, so that a full journal does not move all its entries at every call.
    if (this.#entries.length >= 2 * this.#limit) this.#entries = this.#entries.slice(-this.#limit);
  }

  /** The calls after the one with that number, oldest first. */
  list(after = 0): JournalEntry[] {
    return this.#entries
      .slice(-this.#limit)
      .filter(({ id }) => id > after)
      .map(({ path, request, response, ...entry }) => ({
        ...entry,
        path: maskQuery(path),
        request: request && maskSecrets(request.slice(0, bodyLimit)),
        response: response && maskSecrets(response.slice(0, bodyLimit)),
      }));
  }

  /** Forgets the calls so far; the numbers go on. */
  clear(): void {
    this.#entries = [];
  }
}
