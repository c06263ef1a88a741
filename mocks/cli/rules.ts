import type { Command } from 'commander';
import { unwrap } from '../engine/control-client.ts';
import { faults } from '../engine/faults.ts';
import { connect, type Target, withTarget } from './client.ts';
import { commandName } from './command-name.ts';
import { printTable } from './print.ts';

/** Adds the commands that manage replay rules. */
export function addRuleCommands(program: Command): void {
  withTarget(program.command('set <rule>'))
    .summary('replay a code, a fault or a changed response')
    .description(
      'Sets rules in the format of links. The newest matching rule wins.\n\n' +
        '  <operation or *>[?field=value,…]:<answer>[,setting…][@calls]\n\n' +
        `Answers: a code, an HTTP status, ${faults.join(', ')}, empty, slow, offline,\n` +
        'data=<JSON merge patch> or body=<JSON>. Settings: delay, status, after, chance, note, invalid, off.',
    )
    .addHelpText(
      'after',
      `
Examples:
  ${commandName} set createSubUser:A2012@1
  ${commandName} set 'listNews?page=2:503'
  ${commandName} set '*:A0401,status=200; listSubUsers:slow'
  ${commandName} set 'listNews:network,after=2,chance=0.3,note="flaky hotel network"'
  ${commandName} set 'listMyProducts:data={"0":{"expireTime":"+1d"}}@1'`,
    )
    .action(async (rule: string, target: Target) => {
      const client = connect(target);
      for (const { id, text, hint } of await unwrap(client.POST('/rules', { body: { rule } }))) {
        console.log(`Set rule ${id}: ${text}`);
        if (hint) console.warn(hint);
      }
      const { otherSandbox } = await unwrap(client.GET('/state', { params: { query: {} } }));
      if (otherSandbox)
        console.log(
          `The rule is for the sandbox ${target.sandbox}. Used last beside it, such as by a phone: --sandbox ${otherSandbox}`,
        );
    });

  withTarget(program.command('rules'))
    .summary('list the active rules')
    .description('Lists the rules in matching order.')
    .action(async (target: Target) => {
      const rules = await unwrap(connect(target).GET('/rules'));
      if (rules.length === 0) return console.log('No active rules.');
      printTable([
        ['ID', 'Seen', 'Applied', 'Rule'],
        ...rules.map(({ id, seen, applied, text }) => [`${id}`, `${seen}`, `${applied}`, text]),
      ]);
    });

  withTarget(program.command('clear [rule]'))
    .summary('remove one rule or all rules')
    .description('Removes the rule with this ID, or all rules.')
    .action(async (rule: string | undefined, target: Target) => {
      const client = connect(target);
      if (rule === undefined) await unwrap(client.DELETE('/rules'));
      else await unwrap(client.DELETE('/rules/{id}', { params: { path: { id: rule } } }));
      console.log(rule === undefined ? 'Removed all rules.' : `Removed rule ${rule}.`);
    });
}
