import type { Command } from 'commander';
import { type ControlClient, createControlClient } from '../engine/control-client.ts';
import { defaultSandbox } from '../engine/sandbox.ts';
import { commandName } from './command-name.ts';
import { readSandbox } from './read-values.ts';

/** The fake backend and the sandbox that a command acts on. */
export interface Target {
  /** Without it, the first of `defaultUrls` that responds. */
  url?: string;
  sandbox: string;
  /** The PIN of a fake backend on another machine. */
  pin?: string;
}

/** The standalone server, and the dev server. */
const defaultUrls = ['http://localhost:4010', 'http://localhost:5173/api'];

/** Adds the options that select the fake backend and the sandbox. */
export function withTarget(command: Command): Command {
  return command
    .option(
      '--url <address>',
      `address of the fake backend (or MOCK_URL; default: ${defaultUrls.join(', or else ')})`,
      process.env.MOCK_URL,
    )
    .option('--sandbox <name>', 'sandbox to act on', readSandbox, defaultSandbox)
    .option('--pin <digits>', 'PIN of a fake backend on another machine (or MOCK_PIN)', process.env.MOCK_PIN);
}

/** Creates a client of the control plane. */
export function connect(
  { url, sandbox, pin }: Target,
  urls: readonly string[] = url ? [url.replace(/\/$/, '')] : defaultUrls,
): ControlClient {
  return createControlClient(`${urls[0]}`, {
    sandbox,
    pin,
    async fetch(request) {
      for (const candidate of urls) {
        const address = request.url.replace(`${urls[0]}`, candidate);
        const response = await globalThis.fetch(new Request(address, request.clone())).catch(() => undefined);
        if (response?.headers.get('content-type')?.startsWith('application/json')) return response;
        if (response)
          throw new Error(
            `The server at ${candidate} is not a fake backend. On the dev server it is under /api.`,
          );
      }
      throw new Error(
        `No fake backend responds at ${urls.join(' or ')}. Start one with \`${commandName.replace(/ --$/, '')}\`, or set --url.`,
      );
    },
  });
}
