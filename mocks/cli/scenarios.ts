import type { Command } from 'commander';
import { unwrap } from '../engine/control-client.ts';
import { connect, type Target, withTarget } from './client.ts';
import { commandName } from './command-name.ts';
import { printTable } from './print.ts';

/** Adds the command that lists and starts scenarios. */
export function addScenarioCommand(program: Command): void {
  withTarget(program.command('scenario [name]'))
    .summary('start a scenario, or list them')
    .description('Resets data and rules, and applies the scenario.')
    .option('--as <account>', 'key or e-mail of the account to sign in instead of the scenario’s account')
    .addHelpText('after', `\nExample:\n  ${commandName} scenario sub-account-limit`)
    .action(async (name: string | undefined, { as, ...target }: Target & { as?: string }) => {
      if (name === undefined) return listScenarios(target);
      const { scenario, rules } = await unwrap(connect(target).POST('/scenarios', { body: { name, as } }));
      if (!scenario) return;
      console.log(`${scenario.title.en} (${scenario.title.zh})\n${scenario.description.en}`);
      for (const { text } of rules) console.log(`Rule: ${text}`);
      const account = as ?? scenario.as;
      console.log(`Open ${scenario.path}${account ? ` as ${account}` : ''}.`);
    });
}

async function listScenarios(target: Target): Promise<void> {
  const scenarios = await unwrap(connect(target).GET('/scenarios'));
  printTable([
    ['Name', 'Account', 'URL', 'State'],
    ...scenarios.map(({ name, as = '', path, title }) => [name, as, path, `${title.en} (${title.zh})`]),
  ]);
}
