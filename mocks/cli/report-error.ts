import { CommanderError } from 'commander';

/** Prints the message of an error and sets exit code 1, or 2 for wrong words. `DEBUG` prints the stack. */
export function reportError(error: unknown): void {
  if (error instanceof CommanderError) {
    // Its sentence, or the help, is written.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    return;
  }
  console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
  process.exitCode = 1;
}
