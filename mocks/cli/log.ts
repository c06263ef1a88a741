import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { logLine } from '../adapters/log-line.ts';
import { ask, createControlClient, type Target, withTarget } from './client.ts';

/** How often a followed journal is asked for. */
const pauseMs = 500;

/** The command that shows the calls. */
export function addLogCommand(program: Command): void {
  withTarget(program.command('log'))
    .summary('show the last calls')
    .description(
      'Shows the last calls of a world, oldest first. Passwords, verification codes and tokens are masked.',
    )
    .option('--follow', 'go on with the calls to come, until interrupted')
    .option('--json', 'write each call as a line of JSON, bodies included')
    .addHelpText('after', '\nExample:\n  npm run mock -- log --follow --json | jq .response')
    .action(async ({ follow, json, ...target }: Target & { follow?: boolean; json?: boolean }) => {
      const client = createControlClient(target);
      let after = 0;
      do {
        for (const call of await ask(client.GET('/log', { params: { query: { after } } }))) {
          console.log(json ? JSON.stringify(call) : logLine(call, target.sandbox));
          after = call.id;
        }
        if (follow) await sleep(pauseMs);
      } while (follow);
    });
}
