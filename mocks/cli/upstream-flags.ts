import type { Command } from 'commander';
import { collect, readAddress } from './read-values.ts';

/** Adds the flags that name a backend beside the fake one, the same for dev server and standalone server. */
export function withUpstream(command: Command): Command {
  return command
    .option(
      '--real <address>',
      'let this real backend answer, except operations named by --operation',
      readAddress,
    )
    .option('--record <file>', 'record what the real backend answers to an HTTP Archive')
    .option('--replay <file>', 'answer from an HTTP Archive, and from the fake backend for the rest')
    .option('--operation <name>', 'operation that the fake backend answers; repeatable', collect);
}
