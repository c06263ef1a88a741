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
