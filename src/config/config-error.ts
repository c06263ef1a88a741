/** The maximum length of a value in a sentence. */
const maxShownLength = 60;

/** A value as a sentence about it shows it. */
export const shortened = (text: string): string =>
  text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;

/** An invalid configuration. Its message has one sentence for each variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }

  /** The message without a stack, which Node prints. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
