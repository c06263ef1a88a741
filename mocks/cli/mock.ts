/** Command line of the fake backend: `npm run mock`. */
import { Command, CommanderError } from 'commander';
import { commandName } from './command-name.ts';
import { readContractVersion } from './contract-version.ts';
import { addCoverageCommand } from './coverage.ts';
import { addErrorsCommand } from './errors.ts';
import { addExportTestCommand } from './export-test.ts';
import { addHarCommands } from './har.ts';
import { addLogCommand } from './log.ts';
import { reportError } from './report-error.ts';
import { addResponseCommands } from './responses.ts';
import { addRuleCommands } from './rules.ts';
import { addScenarioCommands } from './scenarios.ts';
import { addServeCommand } from './serve.ts';
import { addStateCommands } from './state.ts';

const program = new Command(commandName)
  .description('Starts the fake backend, or controls a running one.')
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(toSentence(text)) })
  .showSuggestionAfterError()
  .option('--version', 'print the version of the contract');

const serve = addServeCommand(program);
addRuleCommands(program);
addResponseCommands(program);
addScenarioCommands(program);
addErrorsCommand(program);
addLogCommand(program);
addCoverageCommand(program);
addHarCommands(program);
addExportTestCommand(program);
addStateCommands(program);
program.addHelpText('after', () => `\nFlags of the server:\n${flagsOf(serve)}`);

const words = process.argv.slice(2);
const [first] = words;
const isForServer =
  first === undefined || (first.startsWith('-') && !['--help', '-h', '--version'].includes(first));

try {
  if (first === '--version') console.log(await readContractVersion());
  else await program.parseAsync(isForServer ? ['serve', ...words] : words, { from: 'user' });
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else reportError(error);
}

/** Joins commander's "error: …" and "(Did you mean …?)" into one sentence. */
function toSentence(text: string): string {
  const [problem = '', hint] = text
    .replace(/^error: /, '')
    .trim()
    .split('\n');
  // The server starts without a command, so that an option before a command counts as one of its flags.
  const advice = /^unknown (?:command|option)/.test(problem)
    ? `Options follow the command. \`${commandName} --help\` lists both.`
    : undefined;
  const sentence = `${problem.charAt(0).toUpperCase()}${problem.slice(1)}`;
  return `${[sentence.replace(/\.?$/, '.'), hint ?? advice].filter(Boolean).join(' ')}\n`;
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
