/** Ends a command with a sentence and exit code 1. */
export class CliError extends Error {
  override name = 'CliError';
}
