import { Command } from 'commander';
import { commandName } from './command-name.ts';
import { addErrorsCommand } from './errors.ts';
import { addHarCommands } from './har.ts';
import { addLogCommand } from './journal.ts';
import { addRuleCommands } from './rules.ts';
import { addScenarioCommand } from './scenarios.ts';
import { addServeCommand } from './serve.ts';
import { addStateCommands } from './state.ts';
import { toSentence } from './to-sentence.ts';

// The server starts without a command, so that an option before a command counts as one of its flags.
const advice = `Options follow the command. \`${commandName} --help\` lists both.`;

/**
 * Creates the command line.
 *
 * @throws CommanderError from `parse` for invalid words, after its sentence is written
 */
export function createProgram(): Command {
  const program = new Command(commandName)
    .description('Starts the fake backend, or controls a running one.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(toSentence(text, advice)) })
    .showSuggestionAfterError()
    .option('--version', 'print the version, which begins with that of the contract');

  const serve = addServeCommand(program);
  addRuleCommands(program);
  addScenarioCommand(program);
  addErrorsCommand(program);
  addLogCommand(program);
  addHarCommands(program);
  addStateCommands(program);
  return program.addHelpText('after', () => `\nFlags of the server:\n${flagsOf(serve)}`);
}

/** The flags of a command in the format of its help. */
function flagsOf(command: Command): string {
  const help = command.createHelp();
  const options = help
    .visibleOptions(command)
    .map((option) => [help.optionTerm(option), help.optionDescription(option)]);
  const width = Math.max(...options.map(([term = '']) => term.length));
  return options.map(([term = '', description]) => `  ${term.padEnd(width)}  ${description}`).join('\n');
}
