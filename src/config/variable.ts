/** Where the configuration comes from: environment variables. */
export type Environment = Record<string, string | undefined>;

/** One environment variable: what reads it, what explains it, and what holds without it. */
export interface Variable<Value> {
  name: string;
  /** What it is for, in one sentence for the README. */
  meaning: string;
  /** What happens without it, in a few words for the README. */
  without: string;
  /**
   * Makes the value out of the text.
   *
   * @throws Unreadable with what the text must be
   */
  read(text: string, environment: Environment): Value;
  fallback: Value;
  /** Why the start cannot do without it, in this environment; undefined where it can. */
  neededFor?(environment: Environment): string | undefined;
}

/** A text that is no value of its variable; the message goes on after "it ". */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** A configuration that nothing can start with; its message has a sentence for each variable that is wrong. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }

  /** What Node prints: whoever starts a server reads sentences, not where they were made. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/** How much of a wrong value its sentence repeats. */
const shownLength = 60;

/** Reads variables one after another, and keeps what is wrong with them until all have been read. */
export class Reader {
  readonly #environment: Environment;
  readonly #problems: string[] = [];

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** The value of a variable; its fallback where it is not set, or wrong. */
  take<Value>({ name, read, fallback, neededFor }: Variable<Value>): Value {
    const text = this.#environment[name]?.trim();
    try {
      if (text) return read(text, this.#environment);
      const reason = neededFor?.(this.#environment);
      if (reason) this.#problems.push(`${name} is missing: ${reason}.`);
    } catch (error) {
      if (!(error instanceof Unreadable) || !text) throw error;
      const shown = text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
      this.#problems.push(`${name} is ${JSON.stringify(shown)}: it ${error.message}.`);
    }
    return fallback;
  }

  /** @throws ConfigError when anything was wrong */
  finish(): void {
    if (this.#problems.length > 0) throw new ConfigError(this.#problems);
  }
}
