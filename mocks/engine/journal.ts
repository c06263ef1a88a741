import type { components } from './generated/control.d.ts';
import type { Redaction } from './redaction.ts';

/** One call with its request and response, whose bodies are truncated. */
export type JournalEntry = components['schemas']['LogEntry'];

/** Maximum length of a stored body, in characters. */
const bodyLimit = 20_000;
/** Maximum total length of all stored bodies, in characters. */
const sizeLimit = 4_000_000;

/**
 * The last calls of a sandbox. Limits on number and size keep memory constant.
 *
 * Secrets are masked on reading, which keeps recording cheap.
 */
export class Journal {
  #entries: JournalEntry[] = [];
  #size = 0;
  #lastId = 0;
  readonly #limit: number;

  readonly #redaction: Redaction;

  constructor(redaction: Redaction, limit = 500) {
    this.#redaction = redaction;
    this.#limit = limit;
  }

  get lastId(): number {
    return this.#lastId;
  }

  /** Number of the oldest stored call, or of the next call in an empty journal. */
  get firstId(): number {
    return this.#entries.at(-this.#limit)?.id ?? this.#entries[0]?.id ?? this.#lastId + 1;
  }

  add({ request, response, ...entry }: Omit<JournalEntry, 'id'>): void {
    this.#lastId += 1;
    const recorded = { id: this.#lastId, ...entry, request: cut(request), response: cut(response) };
    this.#entries.push(recorded);
    this.#size += sizeOf(recorded);
    // Drop half of the entries, so that a full journal does not move all of them on every call.
    if (this.#entries.length >= 2 * this.#limit) this.#keepLast(this.#limit);
    while (this.#size > sizeLimit) this.#keepLast(Math.floor(this.#entries.length / 2));
  }

  #keepLast(count: number): void {
    this.#entries = this.#entries.slice(this.#entries.length - count);
    this.#size = this.#entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
  }

  /** The calls after the given number, oldest first. */
  list(after = 0): JournalEntry[] {
    return this.#entries
      .slice(-this.#limit)
      .filter(({ id }) => id > after)
      .map(({ path, changes, request, response, ...entry }) => ({
        ...entry,
        path: this.#redaction.query(path),
        changes: changes?.map(this.#redaction.change),
        request: request && this.#redaction.request(request),
        response: response && this.#redaction.response(response),
      }));
  }

  /** Removes all calls. Numbering continues. */
  clear(): void {
    this.#entries = [];
    this.#size = 0;
  }
}

const sizeOf = ({ request = '', response = '' }: JournalEntry) => request.length + response.length;

/** Truncates a text into a copy: a slice would retain the whole text in memory. */
function cut(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= bodyLimit) return text;
  return new TextDecoder().decode(new TextEncoder().encode(text.slice(0, bodyLimit)));
}
