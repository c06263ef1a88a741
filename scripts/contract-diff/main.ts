/** Lists what changed between two contracts: `npm run contract:diff`. */
import { Command, CommanderError } from 'commander';
import {
  lastRelease,
  ownContract,
  readContract,
  UnreadableContractError,
} from '../contract-document/read-contract.ts';
import { applyActions, OverlayError, readActions } from '../contract-overlay/overlay.ts';
import { compareContracts } from './compare-contracts.ts';
import { formatReport } from './format-report.ts';
import { findVersionError, versionOf, versionRule } from './version-rule.ts';

const exitCodes = { compatible: 0, breaking: 1, cannotRun: 2 };

const program = new Command('npm run contract:diff --')
  .description('Lists what changed between two contracts: breaking, risky and harmless changes.')
  .option('--against <source>', 'older contract: git reference, file or URL; the last release tag by default')
  .option('--contract <source>', 'newer contract: git reference, file or URL; the working tree by default')
  .option(
    '--overlay <file>',
    'apply an OpenAPI overlay to the newer contract; without --against, show its effect',
  )
  .option('--json', 'print the changes as JSON')
  .addHelpText(
    'after',
    `
Breaking: a request is accepted no longer, or a response contains what the older contract rules out.
Risky: a client may behave differently, for example with a new error code.
Harmless: every client of the older contract works as before.

${versionRule}
Exit code: 0 the version allows the changes, 1 a breaking change without a higher major version, 2 the comparison could not run.

Examples:
  npm run contract:diff -- --against main
  npm run contract:diff -- --overlay overlay.yaml
  npm run contract:diff -- --against https://api.example.com/openapi.json --json`,
  )
  .exitOverride()
  .action(run);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError)
    process.exitCode = error.exitCode === 0 ? exitCodes.compatible : exitCodes.cannotRun;
  else {
    const isExpected = error instanceof UnreadableContractError || error instanceof OverlayError;
    console.error(isExpected ? error.message : error);
    process.exitCode = exitCodes.cannotRun;
  }
}

interface Flags {
  against?: string;
  contract?: string;
  overlay?: string;
  json?: boolean;
}

async function run({ contract = ownContract, overlay, json, ...flags }: Flags): Promise<void> {
  const against = flags.against ?? (overlay ? contract : lastRelease());
  if (against === undefined) {
    console.log(
      'There is no release tag to compare the contract with. Name a git reference: npm run contract:diff -- --against main',
    );
    return;
  }
  const base = await readContract(against);
  const original = await readContract(contract);
  const revision = overlay ? applyActions(original, await readActions(overlay)) : original;
  const changes = compareContracts(base, revision);
  const versions = { base: versionOf(base), revision: versionOf(revision) };
  const error = findVersionError(changes, versions.base, versions.revision);
  if (json) console.log(JSON.stringify({ against, versions, changes, error }, null, 2));
  else {
    console.log(`Contract ${versions.revision} against ${versions.base} (${against})\n`);
    console.log(formatReport(changes));
    if (error) console.error(error);
  }
  if (error) process.exitCode = exitCodes.breaking;
}
