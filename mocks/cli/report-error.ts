/** Prints the message of an error and sets exit code 1. `DEBUG` prints the stack. */
export function reportError(error: unknown): void {
  console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
  process.exitCode = 1;
}
