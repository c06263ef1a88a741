import type { Command } from 'commander';
import { commandName } from './command-name.ts';
import { readJsonValue } from './read-values.ts';
import { addRule, type RuleOptions, withRuleOptions } from './rule-options.ts';

interface ResponseOptions extends RuleOptions {
  invalid?: true;
}

/** Adds the commands that change responses. */
export function addResponseCommands(program: Command): void {
  const withInvalid = (command: Command) =>
    withRuleOptions(command).option('--invalid', 'send what the contract does not allow, to test the client');

  withInvalid(program.command('patch <operation>'))
    .summary('change the data of a response')
    .description(
      'Applies a JSON merge patch to the data of a successful response. Indexes change entries of a list, and "+1d" or\n' +
        '"-2h" is a time relative to the clock of the fake backend. The patch is checked against the contract.',
    )
    .argument('<data>', 'JSON merge patch', readJsonValue)
    .addHelpText(
      'after',
      `
Examples:
  ${commandName} patch listMyProducts '{"0":{"expireTime":"+1d"}}' --times 1
  ${commandName} patch listNews '{"total":0,"list":[]}'
  ${commandName} patch listNews '{"list":null}' --invalid`,
    )
    .action((operationId: string, data: unknown, { invalid, ...options }: ResponseOptions) =>
      addRule({ operationId, data, invalid }, options),
    );

  withInvalid(program.command('respond <operation>'))
    .summary('replace a whole response')
    .description('Answers an operation with a whole body. The body is checked against the contract.')
    .argument('<body>', 'JSON', readJsonValue)
    .addHelpText(
      'after',
      `
Example:
  ${commandName} respond listNews '{"code":"B0001","msg":"Written by hand","data":null}' --times 1`,
    )
    .action((operationId: string, body: unknown, { invalid, ...options }: ResponseOptions) =>
      addRule({ operationId, body, invalid }, options),
    );
}
