/** Ends a command that failed, with exit code 1: a sentence where the error is ours; its stack with `DEBUG` alone, as it helps nobody but its author. */
export function reportError(error: unknown): void {
  console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
  process.exitCode = 1;
}
