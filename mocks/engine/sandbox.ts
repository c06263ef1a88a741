import { Journal } from './journal.ts';
import { RuleSet } from './replay.ts';

/** One isolated world with its own data, rules and journal. */
export interface Sandbox<MockDb> {
  readonly name: string;
  world: MockDb;
  rules: RuleSet;
  readonly journal: Journal;
  /** The scenario that was started last. */
  scenario?: string;
  /** How its world began; another object whenever it begins anew. */
  beginning: Beginning;
}

export interface Beginning {
  scenario?: string;
  /** A saved world, in place of the seeds. */
  saved?: object;
}

interface Limits {
  /** How many sandboxes there may be; the one that was used least recently makes room. */
  count?: number;
  /** How long a sandbox may lie unused, in milliseconds. */
  idleMs?: number;
  /** A clock of the host's, in milliseconds. */
  now?: () => number;
}

/** The sandbox of whoever names none. It is never dropped: a developer's session outlives a lunch break. */
export const defaultSandbox = 'default';

/** The sandboxes of one fake backend. Those that lie idle are dropped, so that memory stays flat. */
export class Sandboxes<MockDb> {
  /** In the order of their last use. */
  readonly #used = new Map<string, { sandbox: Sandbox<MockDb>; usedAt: number }>();
  readonly #createWorld: () => MockDb;
  readonly #limits: Required<Limits>;

  constructor(
    createWorld: () => MockDb,
    { count = 200, idleMs = 30 * 60_000, now = () => performance.now() }: Limits = {},
  ) {
    this.#createWorld = createWorld;
    this.#limits = { count, idleMs, now };
  }

  get count(): number {
    return this.#used.size;
  }

  /** Gives the sandbox of that name, a fresh one if there is none. */
  open(name: string): Sandbox<MockDb> {
    const sandbox = this.#used.get(name)?.sandbox ?? {
      name,
      world: this.#createWorld(),
      rules: new RuleSet(),
      journal: new Journal(),
      beginning: {},
    };
    const usedAt = this.#limits.now();
    this.#used.delete(name);
    this.#used.set(name, { sandbox, usedAt });
    this.#dropUnused(usedAt);
    return sandbox;
  }

  /** Lets a sandbox begin anew: a fresh world, no rules, an empty journal. */
  reset(sandbox: Sandbox<MockDb>): void {
    sandbox.world = this.#createWorld();
    sandbox.rules = new RuleSet();
    sandbox.scenario = undefined;
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
