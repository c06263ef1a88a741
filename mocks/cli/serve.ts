import { type Command, Option } from 'commander';
import { misspeltVariables } from '../../src/config/misspelt-variables.ts';
import type { StandaloneOptions } from '../adapters/standalone.ts';
import { replayHint, seededAccountLines } from '../adapters/startup-message.ts';
import type { UpstreamOptions } from '../adapters/upstream.ts';
import { developmentPublicKey } from '../db/development-keys.ts';
import { commandName, isInProject } from './command-name.ts';
import { readContractVersion } from './contract-version.ts';
import { collect, readCount, readPort } from './read-values.ts';
import { withUpstream } from './upstream-flags.ts';

interface ServeFlags
  extends Pick<
    StandaloneOptions,
    'port' | 'host' | 'seed' | 'scenario' | 'subAccounts' | 'pin' | 'quiet' | keyof UpstreamOptions
  > {
  corsOrigin?: string[];
  allowHost?: string[];
  state?: string;
}

/** Adds the command that starts the standalone server. */
export function addServeCommand(program: Command): Command {
  const command = program
    .command('serve')
    .summary('start the fake backend as a standalone server (default command)')
    .description('Starts the fake backend as a standalone server. Press Ctrl+C to stop it.')
    .addOption(
      new Option('--port <number>', 'port to listen on; 0 selects a free port')
        .env('PORT')
        .default(4010)
        .argParser(readPort),
    )
    .option('--host <address>', 'address to listen on; 0.0.0.0 accepts other machines', '127.0.0.1')
    .option('--seed <number>', 'seed of the generated data', readCount)
    .option('--scenario <name>', 'initial scenario, unless --state restores one')
    .option('--sub-accounts <count>', 'number of generated sub-accounts of main@example.com', readCount)
    .option('--state <file>', 'load this file at start-up if it exists, and save changes to it')
    .option(
      '--cors-origin <origin>',
      'allowed origin, control plane included; repeatable (default: origins on localhost, API only)',
      collect,
    )
    .option(
      '--allow-host <name>',
      'allowed host name besides localhost and IP addresses; repeatable',
      collect,
    )
    .addOption(
      new Option('--pin <digits>', 'PIN that lets other machines control the server; random by default').env(
        'MOCK_PIN',
      ),
    );
  return withUpstream(command)
    .option('--quiet', 'do not log calls')
    .addHelpText(
      'after',
      `
Examples:
  ${commandName} --port 4020 --scenario flaky-network
  ${commandName} --state .mock-state.json
  ${commandName} --host 0.0.0.0 --cors-origin https://demo.example.com`,
    )
    .action(serve);
}

async function serve({ corsOrigin, allowHost, state, ...flags }: ServeFlags): Promise<void> {
  // Where the package is installed, the variables are those of another project.
  if (isInProject) for (const sentence of misspeltVariables(process.env)) console.warn(sentence);
  // Node cannot resolve jsencrypt without this hook. Only the server needs it.
  await import('../adapters/jsencrypt-resolution.ts');
  const { startStandalone } = await import('../adapters/standalone.ts');
  const { url, upstreamLines, otherDevices, stop } = await startStandalone({
    ...flags,
    corsOrigins: corsOrigin,
    allowedHosts: allowHost,
    stateFile: state,
  });
  console.log(
    [
      '',
      `  Fake backend  ${url}`,
      `  Contract      ${await readContractVersion()}`,
      `  Panel         ${url}/__mock__/`,
      ...upstreamLines,
      ...otherDevices,
      '',
      ...(flags.real === undefined ? [...seededAccountLines(), '', `  Public key    ${publicKeyText}`] : []),
      '',
      replayHint(url),
      '',
    ].join('\n'),
  );

  const end = () => {
    // A second signal exits immediately.
    for (const signal of signals) process.once(signal, () => process.exit(1));
    stop().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
  };
  for (const signal of signals) process.once(signal, end);
}

/** The key that encrypts passwords, on one line, which libraries read like the PEM of the catalogue. */
const publicKeyText = developmentPublicKey.replaceAll(/-----.+-----|\n/g, '');

const signals = ['SIGINT', 'SIGTERM'] as const;
