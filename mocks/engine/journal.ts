import { redactAnswer, redactQuery, redactRequest } from './redaction.ts';

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
/** What all bodies of a journal together may come to, in characters. */
const sizeLimit = 4_000_000;

/**
 * The last calls of a sandbox, bounded in number and in size, so that a long run stays flat in memory.
 *
 * Passwords, codes and tokens are masked on the way out, so that keeping a call costs next to nothing.
 */
export class Journal {
  #entries: JournalEntry[] = [];
  #size = 0;
  #lastId = 0;
  readonly #limit: number;

  constructor(limit = 500) {
    this.#limit = limit;
  }

  get lastId(): number {
    return this.#lastId;
  }

  /** The number of the oldest call that it still has; that of the next call when there is none. */
  get firstId(): number {
    return this.#entries.at(-this.#limit)?.id ?? this.#entries[0]?.id ?? this.#lastId + 1;
  }

  add({ request, response, ...entry }: Omit<JournalEntry, 'id'>): void {
    this.#lastId += 1;
    const kept = { id: this.#lastId, ...entry, request: cut(request), response: cut(response) };
    this.#entries.push(kept);
    this.#size += sizeOf(kept);
    // Dropped by the half, so that a full journal does not move all its entries at every call.
    if (this.#entries.length >= 2 * this.#limit) this.#keepLast(this.#limit);
    while (this.#size > sizeLimit) this.#keepLast(Math.floor(this.#entries.length / 2));
  }

  #keepLast(count: number): void {
    this.#entries = this.#entries.slice(this.#entries.length - count);
    this.#size = this.#entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
  }

  /** The calls after the one with that number, oldest first. */
  list(after = 0): JournalEntry[] {
    return this.#entries
      .slice(-this.#limit)
      .filter(({ id }) => id > after)
      .map(({ path, request, response, ...entry }) => ({
        ...entry,
        path: redactQuery(path),
        request: request && redactRequest(request),
        response: response && redactAnswer(response),
      }));
  }

  /** Forgets the calls so far; the numbers go on. */
  clear(): void {
    this.#entries = [];
    this.#size = 0;
  }
}

const sizeOf = ({ request = '', response = '' }: JournalEntry) => request.length + response.length;

/** The beginning of a long text, as a text of its own: a slice would keep the whole one in memory. */
function cut(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= bodyLimit) return text;
  return new TextDecoder().decode(new TextEncoder().encode(text.slice(0, bodyLimit)));
}
