/** An expected error of a command. Its message is a sentence. */
export class CliError extends Error {
  override name = 'CliError';
}
