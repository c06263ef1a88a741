import type { Purged } from '../http/purge.ts';

interface PendingPurge {
  /** The workers that have not purged yet. */
  missing: Set<number>;
  total: Purged;
  done(purged: Purged): void;
}

/** Purges that wait for the workers. A worker that ends has nothing left to purge. */
export class PendingPurges {
  readonly #pending = new Map<number, PendingPurge>();
  #calls = 0;

  /** Waits for these workers and returns the number of the call. */
  open(workers: readonly number[], done: (purged: Purged) => void): number {
    this.#calls += 1;
    this.#pending.set(this.#calls, {
      missing: new Set(workers),
      total: { pages: 0, apiResponses: 0 },
      done,
    });
    return this.#calls;
  }

  add(call: number, worker: number, { pages, apiResponses }: Purged): void {
    const pending = this.#pending.get(call);
    if (!pending) return;
    pending.total.pages += pages;
    pending.total.apiResponses += apiResponses;
    this.#leave(call, pending, worker);
  }

  leave(worker: number): void {
    for (const [call, pending] of this.#pending) this.#leave(call, pending, worker);
  }

  #leave(call: number, { missing, total, done }: PendingPurge, worker: number): void {
    missing.delete(worker);
    if (missing.size > 0) return;
    this.#pending.delete(call);
    done(total);
  }
}
