import { Journal } from './journal.ts';
import { RuleBook } from './replay.ts';

/** One isolated world with its own data, rules and journal. */
export interface Sandbox<World> {
  name: string;
  world: World;
  rules: RuleBook;
  journal: Journal;
}

/** The sandboxes of one fake backend. The least recently used one is dropped when there are too many. */
export class Sandboxes<World> {
  readonly #byName = new Map<string, Sandbox<World>>();
  readonly #createWorld: () => World;
  readonly #limit: number;

  constructor(createWorld: () => World, limit = 200) {
    this.#createWorld = createWorld;
    this.#limit = limit;
  }

  /** Gives the sandbox of that name, a fresh one if there is none. */
  open(name: string): Sandbox<World> {
    const sandbox = this.#byName.get(name) ?? {
      name,
      world: this.#createWorld(),
      rules: new RuleBook(),
      journal: new Journal(),
    };
    this.#byName.delete(name);
    this.#byName.set(name, sandbox);
    const [oldest] = this.#byName.keys();
    if (this.#byName.size > this.#limit && oldest !== undefined) this.#byName.delete(oldest);
    return sandbox;
  }

  /** Forgets what happened in a sandbox; its next call meets the seeds again. */
  reset(name: string): void {
    this.#byName.delete(name);
  }
}
