import type { Command } from 'commander';
import { faults } from '../engine/faults.ts';
import { writeRuleText } from '../engine/rule-text.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { ask, type ControlClient, createControlClient, type Target, withTarget } from './client.ts';
import { printTable } from './print.ts';
import { readCount, readNumber } from './read-values.ts';

interface RuleFlags extends Target {
  times?: number;
  after?: number;
  delay?: number;
  status?: number;
  chance?: number;
  note?: string;
}

/** Commands that replay codes and faults. */
export function addRuleCommands(program: Command): void {
  withTarget(program.command('fail <operation> [what]'))
    .summary('answer an operation with a code or a fault')
    .description(
      `Answers an operation (or "all") with an error code, or breaks it: ${faults.join(', ')}.\n` +
        'Without a code or a fault, --delay alone slows it down. The newest rule that applies wins.',
    )
    .option('--times <count>', 'apply to that many calls, then disappear', readCount)
    .option('--after <count>', 'let that many calls pass first', readCount)
    .option('--delay <ms>', 'wait before the answer', readCount)
    .option('--status <http>', 'answer with this HTTP status instead of the catalogue’s', readCount)
    .option('--chance <share>', 'apply to this share of the calls, from 0 to 1', readNumber)
    .option('--note <text>', 'why, for whoever finds the rule')
    .addHelpText(
      'after',
      `
Examples:
  npm run mock -- fail createSubUser A2012 --times 1
  npm run mock -- fail listNews network --after 2 --chance 0.3 --note "flaky hotel network"
  npm run mock -- fail all A0401 --status 200
  npm run mock -- fail listSubUsers --delay 3000`,
    )
    .action(async (operation: string, what: string | undefined, flags: RuleFlags) => {
      const { times, after, delay: delayMs, status, chance, note } = flags;
      const fault = faults.find((name) => name === what);
      const rule = await ask(
        createControlClient(flags).POST('/rules', {
          body: {
            operationId: operation === 'all' ? '*' : operation,
            ...(fault ? { fault } : { code: what }),
            times,
            after,
            delayMs,
            status,
            chance,
            note,
          },
        }),
      );
      console.log(`Rule ${rule.id} is set: ${rule.text}`);
    });

  withTarget(program.command('rules'))
    .summary('list the active rules')
    .description('Lists the active rules, in the order in which they are tried.')
    .action(async (target: Target) => {
      const rules = await ask(createControlClient(target).GET('/rules'));
      if (rules.length === 0) console.log('No rules: every operation answers by itself.');
      else
        printTable([
          ['Rule', 'What it does', 'Seen', 'Applied', 'Note'],
          ...rules.map(({ id, text, seen, applied, rule }) => [
            `${id}`,
            text,
            `${seen}`,
            `${applied}`,
            rule.note ?? '',
          ]),
        ]);
    });

  withTarget(program.command('clear [rule]'))
    .summary('remove a rule, or all of them')
    .description('Removes the rule of that number, or all rules.')
    .action(async (rule: string | undefined, target: Target) => {
      const client = createControlClient(target);
      if (rule === undefined) await ask(client.DELETE('/rules'));
      else await ask(client.DELETE('/rules/{id}', { params: { path: { id: rule } } }));
      console.log(rule === undefined ? 'All rules are removed.' : `Rule ${rule} is removed.`);
    });

  withTarget(program.command('link'))
    .summary('print the current rules as a link')
    .description(
      'Prints what holds now as the end of an address: behind any page of a site with the fake backend in it, such\n' +
        'as http://localhost:5173/login, it sets the same again.',
    )
    .action(async (target: Target) => {
      console.log(await linkOf(createControlClient(target)));
    });
}

/** The scenario and the rules that were set beside it; a note does not travel. */
async function linkOf(client: ControlClient): Promise<string> {
  const { scenario, rules } = await ask(client.GET('/state'));
  const written = rules.map(({ text }) => text).reverse();
  // The link starts the scenario, which sets its own rules.
  const own = scenarios.find(({ name }) => name === scenario)?.rules ?? [];
  for (const text of own.map(writeRuleText)) {
    const index = written.indexOf(text);
    if (index >= 0) written.splice(index, 1);
  }
  const parts = [
    ...(written.length > 0 ? [`mock=${written.join(';')}`] : []),
    ...(scenario ? [`scenario=${scenario}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : 'Nothing to replay: no rules, no scenario.';
}
