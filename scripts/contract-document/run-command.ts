import { type Command, CommanderError } from 'commander';

/** Thrown when a command cannot run. The message is a sentence. */
export class CannotRun extends Error {
  override name = 'CannotRun';
}

/** The exit code of a command that cannot run. */
export const cannotRun = 2;

/** Where a command writes. */
export type Print = Pick<Console, 'log' | 'error'>;

/**
 * Runs a command in this process.
 *
 * @param act returns the exit code
 * @returns the exit code
 */
export async function runCommand<Flags>(
  program: Command,
  { words, print }: { words: readonly string[]; print: Print },
  act: (flags: Flags) => Promise<number>,
): Promise<number> {
  let exitCode = 0;
  program
    .configureOutput({ writeOut: (text) => print.log(text), writeErr: (text) => print.error(text) })
    .exitOverride()
    .action(async (flags: Flags) => {
      exitCode = await act(flags);
    });
  try {
    await program.parseAsync(words, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : cannotRun;
    print.error(error instanceof CannotRun ? error.message : error);
    return cannotRun;
  }
}
