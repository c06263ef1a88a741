import { type Command, Option } from 'commander';
import type { StandaloneOptions } from '../adapters/standalone.ts';
import { replayHint, seededAccountLines } from '../adapters/startup-message.ts';
import { collect, readCount, readPort } from './read-values.ts';

interface ServeFlags
  extends Pick<
    StandaloneOptions,
    'port' | 'host' | 'seed' | 'scenario' | 'subAccounts' | 'controlFrom' | 'quiet' | 'forwardTo'
  > {
  corsOrigin?: string[];
  allowHost?: string[];
  state?: string;
  operation?: string[];
}

/** The server itself. */
export function addServeCommand(program: Command): Command {
  return program
    .command('serve')
    .summary('start the fake backend as a server of its own; what happens without a command')
    .description('Starts the fake backend as a server of its own. It stops on Ctrl+C.')
    .addOption(
      new Option('--port <number>', 'where to listen; 0 for any free port')
        .env('PORT')
        .default(4010)
        .argParser(readPort),
    )
    .option('--host <address>', 'the address to listen at; 0.0.0.0 for other machines', '127.0.0.1')
    .option('--seed <number>', 'another seed, another world; the same one is always the same', readCount)
    .option('--scenario <name>', 'the state to begin in, if --state does not bring one back')
    .option('--sub-accounts <count>', 'how many generated sub-accounts main@example.com has', readCount)
    .option('--state <file>', 'load this file at the start, if it is there, and keep it up to date')
    .option(
      '--cors-origin <origin>',
      'an origin whose pages may call, the control plane included; repeatable (default: those of this machine, the API alone)',
      collect,
    )
    .option(
      '--allow-host <name>',
      'a host name to answer to beside localhost and IP addresses; repeatable',
      collect,
    )
    .addOption(
      new Option('--control-from <where>', 'who may replay errors and move the clock')
        .choices(['loopback', 'anywhere'])
        .default('loopback'),
    )
    .option(
      '--forward-to <address>',
      'a real backend, which answers all but the operations named by --operation',
    )
    .option('--operation <name>', 'an operation that is answered here; repeatable', collect)
    .option('--quiet', 'do not write a line per call')
    .addHelpText(
      'after',
      `
Examples:
  npm run mock -- --port 4020 --scenario flaky-network
  npm run mock -- --state .mock-state.json
  npm run mock -- --host 0.0.0.0 --control-from anywhere --cors-origin https://demo.example.com`,
    )
    .action(serve);
}

async function serve({ corsOrigin, allowHost, state, operation, ...flags }: ServeFlags): Promise<void> {
  // jsencrypt cannot be resolved without it, and only the server needs that.
  await import('../adapters/jsencrypt-resolution.ts');
  const { startStandalone } = await import('../adapters/standalone.ts');
  const { url, stop } = await startStandalone({
    ...flags,
    corsOrigins: corsOrigin,
    allowedHosts: allowHost,
    stateFile: state,
    operations: operation,
  });
  console.log(
    [
      '',
      `  Fake backend  ${url}`,
      `  API page      ${url}/__mock__/docs`,
      '',
      ...seededAccountLines(),
      '',
      replayHint(url),
      '',
    ].join('\n'),
  );

  const end = () => {
    // Whoever asks twice does not want to wait.
    for (const signal of signals) process.once(signal, () => process.exit(1));
    stop().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
  };
  for (const signal of signals) process.once(signal, end);
}

const signals = ['SIGINT', 'SIGTERM'] as const;
