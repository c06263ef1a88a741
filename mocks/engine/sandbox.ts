import { Journal } from './journal.ts';
import type { Redaction } from './redaction.ts';
import { RuleSet } from './replay.ts';

/** An isolated state with its own data, rules and journal. */
export interface Sandbox<MockDb> {
  readonly name: string;
  db: MockDb;
  rules: RuleSet;
  readonly journal: Journal;
  /** The scenario that was started last. */
  scenario?: string;
  /** A sentence about each invalid part of the last link. */
  linkProblems: readonly string[];
  /** Identifies the current run of the database; a reset creates a new object. */
  beginning: Beginning;
}

export interface Beginning {
  scenario?: string;
  /** A saved database instead of the seeds. */
  saved?: object;
}

interface Limits {
  /** Maximum number of sandboxes. The least recently used one is dropped. */
  count?: number;
  /** Maximum idle time of a sandbox, in milliseconds. */
  idleMs?: number;
  /** The clock of the machine, in milliseconds. */
  now?: () => number;
}

/** The error for a text that cannot name a sandbox. */
export const sandboxNameError = 'A name has up to 64 letters, digits, hyphens and underscores.';

/** Whether a text can name a sandbox. */
export const isSandboxName = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** The sandbox of requests without a name. It is never dropped, so that the session of a developer survives idle time. */
export const defaultSandbox = 'default';

/** The sandboxes of a fake backend. Idle ones are dropped to limit memory. */
export class Sandboxes<MockDb> {
  /** Ordered by last use. */
  readonly #used = new Map<string, { sandbox: Sandbox<MockDb>; usedAt: number }>();
  readonly #createDb: () => MockDb;
  readonly #redaction: Redaction;
  readonly #limits: Required<Limits>;

  constructor(
    createDb: () => MockDb,
    redaction: Redaction,
    { count = 200, idleMs = 30 * 60_000, now = () => performance.now() }: Limits = {},
  ) {
    this.#createDb = createDb;
    this.#redaction = redaction;
    this.#limits = { count, idleMs, now };
  }

  get count(): number {
    return this.#used.size;
  }

  /** Returns the sandbox with this name, and creates it if necessary. */
  open(name: string): Sandbox<MockDb> {
    const sandbox = this.#used.get(name)?.sandbox ?? {
      name,
      db: this.#createDb(),
      rules: new RuleSet(),
      journal: new Journal(this.#redaction),
      linkProblems: [],
      beginning: {},
    };
    const usedAt = this.#limits.now();
    this.#used.delete(name);
    this.#used.set(name, { sandbox, usedAt });
    this.#dropUnused(usedAt);
    return sandbox;
  }

  /** The name of the other sandbox that was used last. */
  usedLastBeside(name: string): string | undefined {
    return [...this.#used.keys()].findLast((other) => other !== name);
  }

  /** Resets a sandbox: seeded data, no rules, an empty journal. */
  reset(sandbox: Sandbox<MockDb>): void {
    sandbox.db = this.#createDb();
    sandbox.rules = new RuleSet();
    sandbox.scenario = undefined;
    sandbox.linkProblems = [];
    sandbox.beginning = {};
    sandbox.journal.clear();
  }

  #dropUnused(now: number): void {
    for (const [name, { usedAt }] of this.#used) {
      const isTooMany = this.#used.size > this.#limits.count;
      if (!isTooMany && now - usedAt < this.#limits.idleMs) return;
      if (name !== defaultSandbox) this.#used.delete(name);
    }
  }
}
