import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { logLine } from '../adapters/log-line.ts';
import { unwrap } from '../engine/control-client.ts';
import { connect, type Target, withTarget } from './client.ts';
import { commandName } from './command-name.ts';

/** Polling interval of `--follow`. */
const pollMs = 500;

/** Adds the command that shows the journal. */
export function addLogCommand(program: Command): void {
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
}
