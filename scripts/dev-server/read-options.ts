import { Command } from 'commander';
import type { UpstreamOptions } from '../../mocks/adapters/upstream.ts';
import { readPort } from '../../mocks/cli/read-values.ts';
import { toSentence } from '../../mocks/cli/to-sentence.ts';
import { withUpstream } from '../../mocks/cli/upstream-flags.ts';

interface Flags extends UpstreamOptions {
  host?: string | true;
  port?: number;
  open?: string | true;
  force?: true;
}

/** The options of `npm run dev`. */
interface DevOptions {
  /** The words for React Router's own command. */
  routerWords: string[];
  upstream: UpstreamOptions;
}

/**
 * Reads the words after `npm run dev --`.
 *
 * @throws CommanderError after its sentence or the help is written
 */
export function readOptions(words: readonly string[]): DevOptions {
  const command = new Command('npm run dev --')
    .description(
      'Starts the site with the fake backend, or with a real or a recorded one behind the same panel.',
    )
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => write(toSentence(text, '`npm run dev -- --help` lists the options.')),
    })
    .option('--host [address]', 'listen on this address, or on all: for phones and colleagues')
    .option('--port <number>', 'port to listen on (default: 5173)', readPort)
    .option('--open [path]', 'open a browser')
    .option('--force', 'bundle dependencies again');
  const { host, port, open, force, ...upstream } = withUpstream(command)
    .parse(words, { from: 'user' })
    .opts<Flags>();
  const routerWords = Object.entries({ host, port, open, force }).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === true ? [`--${name}`] : [`--${name}`, String(value)];
  });
  return { routerWords, upstream };
}
