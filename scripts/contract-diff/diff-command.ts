import { Command } from 'commander';
import { type JsonObject, toObject } from '../contract-document/json.ts';
import { findLastVersion, ownContract, readContract } from '../contract-document/read-contract.ts';
import { type Print, runCommand } from '../contract-document/run-command.ts';
import { type Change, compareContracts } from './compare-contracts.ts';
import { formatReport } from './format-report.ts';

interface Flags {
  against?: string;
  contract: string;
  json?: boolean;
}

/**
 * Compares two contracts as the command line asks, and prints the changes.
 *
 * @param print writes to the terminal
 * @param folder folder of the git repository
 * @returns the exit code
 */
export function diffCommand(
  words: readonly string[],
  print: Print = console,
  folder?: string,
): Promise<number> {
  const program = new Command('npm run contract:diff --')
    .description('Lists what changed between two contracts: breaking, risky and harmless changes.')
    .option('--against <source>', 'older contract: git reference, file or URL; the last version by default')
    .option('--contract <source>', 'newer contract: git reference, file or URL', ownContract)
    .option('--json', 'print the changes as JSON')
    .addHelpText(
      'after',
      `
Breaking: a request is accepted no longer, or a response contains what the older contract rules out.
Risky: a client may behave differently, for example with a new error code. So is a change whose effect the command does not know.
Harmless: every client of the older contract works as before.

A breaking change needs a higher major version (info.version, semantic versioning), any other change of more than words a higher version.
Exit code: 0 the version allows the changes, 1 it does not, 2 the comparison could not run.

Examples:
  npm run contract:diff -- --against main
  npm run contract:diff -- --against https://api.example.com/openapi.json --json`,
    );
  return runCommand<Flags>(program, { words, print }, (flags) => compare(flags, print, folder));
}

async function compare({ contract, json, ...flags }: Flags, print: Print, folder?: string): Promise<number> {
  const revision = await readContract(contract, folder);
  const against = flags.against ?? findLastVersion(versionOf(revision), folder);
  if (against === undefined) {
    print.log(
      'Git has no earlier version of the contract. Fetch the history, or name a contract: npm run contract:diff -- --against main',
    );
    return 0;
  }
  const base = await readContract(against, folder);
  const changes = compareContracts(base, revision);
  const versions = { base: versionOf(base), revision: versionOf(revision) };
  const error = findVersionError(changes, versions.base, versions.revision);
  const text = `Contract ${versions.revision} against ${versions.base} (${against})\n\n${formatReport(changes)}`;
  print.log(json ? JSON.stringify({ against, versions, changes, error }, null, 2) : text);
  if (error) print.error(error);
  return error ? 1 : 0;
}

const versionOf = (document: JsonObject): string => String(toObject(document.info).version ?? 'none');

/** The reason why the version of the revision does not allow the changes; undefined when it does. */
function findVersionError(changes: readonly Change[], base: string, revision: string): string | undefined {
  const isBreaking = changes.some(({ impact }) => impact === 'breaking');
  if (isBreaking && !(majorOf(revision) > majorOf(base)))
    return `A breaking change needs a higher major version in openapi/openapi.yaml. The version is ${revision}, and it was ${base}.`;
  if (base === revision && changes.some(({ isDocumentation }) => !isDocumentation))
    return `The contract has changed, and its version is still ${base}. Raise it in openapi/openapi.yaml, and say why in openapi/CHANGELOG.md.`;
  return undefined;
}

/** The first number of a semantic version; no number for another text. */
const majorOf = (version: string) => Number(/^(\d+)\.\d+\.\d+/.exec(version)?.[1]);
