/** One call as the fake backend saw and answered it. */
export interface JournalEntry {
  id: number;
  /** Epoch milliseconds of the sandbox's clock. */
  time: number;
  operationId: string | undefined;
  method: string;
  path: string;
  status: number;
  code: string | undefined;
  durationMs: number;
  /** The replay rule that decided the answer, if one did. */
  rule: string | undefined;
  /** Where the answer departs from the contract; empty when all is well. */
  violations: string[];
}

/** The last calls of a sandbox, bounded so that a long run stays flat in memory. */
export class Journal {
  #entries: JournalEntry[] = [];
  #lastId = 0;
  readonly #limit: number;

  constructor(limit = 500) {
    this.#limit = limit;
  }

  add(entry: Omit<JournalEntry, 'id'>): JournalEntry {
    this.#lastId += 1;
    const added = { id: this.#lastId, ...entry };
    this.#entries.push(added);
    if (this.#entries.length > this.#limit) this.#entries.shift();
    return added;
  }

  list(): readonly JournalEntry[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
  }
}
