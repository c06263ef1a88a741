/** A configuration that nothing can start with; its message has a sentence for each variable that is wrong. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }

  /** What Node prints: the sentences, without the stack. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
