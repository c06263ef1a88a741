import type { Command } from 'commander';
import type { components } from '../engine/generated/control.d.ts';
import { createControlClient, type Target, unwrapControlResponse, withTarget } from './client.ts';
import { readCount, readNumber } from './read-values.ts';

type Rule = components['schemas']['Rule'];

/** The options of every command that adds a rule. */
export interface RuleOptions extends Target {
  times?: number;
  after?: number;
  delay?: number;
  status?: number;
  chance?: number;
  note?: string;
}

/** Adds the options of a rule to a command. */
export const withRuleOptions = (command: Command): Command =>
  withTarget(command)
    .option('--times <count>', 'number of calls after which the rule disappears', readCount)
    .option('--after <count>', 'number of calls to skip first', readCount)
    .option('--delay <ms>', 'delay before the response', readCount)
    .option('--status <http>', 'HTTP status instead of the catalogue’s', readCount)
    .option('--chance <share>', 'share of calls to apply to, from 0 to 1', readNumber)
    .option('--note <text>', 'comment shown in the list of rules');

/** Adds a rule with its options and prints it. */
export async function addRule(answer: Rule, options: RuleOptions): Promise<void> {
  const { times, after, delay: delayMs, status, chance, note } = options;
  const rule = await unwrapControlResponse(
    createControlClient(options).POST('/rules', {
      body: { ...answer, times, after, delayMs, status, chance, note },
    }),
  );
  console.log(`Added rule ${rule.id}: ${rule.text}`);
  if (rule.hint) console.warn(rule.hint);
}
