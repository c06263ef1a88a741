import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { logLine } from '../adapters/log-line.ts';
import { unwrap } from '../engine/control-client.ts';
import { coverageTable, toCoverage } from '../recording/coverage.ts';
import { connect, type Target, withTarget } from './client.ts';
import { commandName } from './command-name.ts';

/** Polling interval of `--follow`. */
const pollMs = 500;

/** Adds the commands that show the journal, and which codes of the contract its calls met. */
export function addJournalCommands(program: Command): void {
  withTarget(program.command('log'))
    .summary('show the last calls')
    .description('Shows the last calls, oldest first. Passwords, verification codes and tokens are masked.')
    .option('--follow', 'continue with new calls until interrupted')
    .option('--json', 'print each call as a JSON line, bodies included')
    .addHelpText('after', `\nExample:\n  ${commandName} log --follow --json | jq .response`)
    .action(async ({ follow, json, ...target }: Target & { follow?: boolean; json?: boolean }) => {
      const client = connect(target);
      let after = 0;
      do {
        for (const call of await unwrap(client.GET('/log', { params: { query: { after } } }))) {
          console.log(json ? JSON.stringify(call) : logLine(call, target.sandbox));
          after = call.id;
        }
        if (follow) await sleep(pollMs);
      } while (follow);
    });

  withTarget(program.command('coverage'))
    .summary('show which error codes the calls met')
    .description('Shows which pairs of operation and code of the contract the calls in the journal met.')
    .option('--json', 'print JSON')
    .action(async ({ json, ...target }: Target & { json?: boolean }) => {
      const calls = await unwrap(connect(target).GET('/log'));
      const coverage = toCoverage(calls.map(({ operationId, code }) => ({ operationId, code })));
      console.log(json ? JSON.stringify(coverage, null, 2) : coverageTable(coverage));
    });
}
