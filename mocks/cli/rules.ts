import type { Command } from 'commander';
import { writeLink } from '../adapters/link-parameters.ts';
import { faults } from '../engine/faults.ts';
import { writeRuleText } from '../engine/rule-text.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import {
  type ControlClient,
  createControlClient,
  type Target,
  unwrapControlResponse,
  withTarget,
} from './client.ts';
import { commandName } from './command-name.ts';
import { printTable } from './print.ts';
import { addRule, type RuleOptions, withRuleOptions } from './rule-options.ts';

/** Adds the commands that manage replay rules. */
export function addRuleCommands(program: Command): void {
  withRuleOptions(program.command('fail <operation> [what]'))
    .summary('replay an error code or a fault on an operation')
    .description(
      `Answers an operation (or "all") with an error code or a fault: ${faults.join(', ')}.\n` +
        'Use --delay without a code to slow it down. The newest matching rule wins.',
    )
    .addHelpText(
      'after',
      `
Examples:
  ${commandName} fail createSubUser A2012 --times 1
  ${commandName} fail listNews network --after 2 --chance 0.3 --note "flaky hotel network"
  ${commandName} fail all A0401 --status 200
  ${commandName} fail listSubUsers --delay 3000`,
    )
    .action((operation: string, what: string | undefined, options: RuleOptions) => {
      const operationId = operation === 'all' ? '*' : operation;
      const fault = faults.find((name) => name === what);
      return addRule({ operationId, ...(fault ? { fault } : { code: what }) }, options);
    });

  withTarget(program.command('rules'))
    .summary('list the active rules')
    .description('Lists the active rules in matching order.')
    .action(async (target: Target) => {
      const rules = await unwrapControlResponse(createControlClient(target).GET('/rules'));
      if (rules.length === 0) console.log('No active rules.');
      else
        printTable([
          ['ID', 'Rule', 'Seen', 'Applied', 'Note'],
          ...rules.map(({ id, seen, applied, rule }) => [
            `${id}`,
            writeRuleText({ ...rule, note: undefined }),
            `${seen}`,
            `${applied}`,
            rule.note ?? '',
          ]),
        ]);
    });

  withTarget(program.command('clear [rule]'))
    .summary('remove one rule or all rules')
    .description('Removes the rule with this ID, or all rules.')
    .action(async (rule: string | undefined, target: Target) => {
      const client = createControlClient(target);
      if (rule === undefined) await unwrapControlResponse(client.DELETE('/rules'));
      else await unwrapControlResponse(client.DELETE('/rules/{id}', { params: { path: { id: rule } } }));
      console.log(rule === undefined ? 'Removed all rules.' : `Removed rule ${rule}.`);
    });

  withTarget(program.command('link'))
    .summary('print the current rules as a link')
    .description(
      'Prints the scenario and the rules as a query string. Append it to a page of a site with the fake backend, such\n' +
        'as http://localhost:5173/login, to restore them.',
    )
    .action(async (target: Target) => {
      console.log(await linkOf(createControlClient(target)));
    });
}

/** The scenario and the rules added to it. */
async function linkOf(client: ControlClient): Promise<string> {
  const { scenario, rules } = await unwrapControlResponse(client.GET('/state'));
  const written = rules.map(({ text }) => text).reverse();
  // The scenario in the link sets its own rules.
  const own = scenarios.find(({ name }) => name === scenario)?.rules ?? [];
  for (const text of own.map(writeRuleText)) {
    const index = written.indexOf(text);
    if (index >= 0) written.splice(index, 1);
  }
  const query = writeLink(new URLSearchParams(), { mock: written.join(';'), scenario });
  return query ? `?${query}` : 'Nothing to replay: no rules and no scenario.';
}
