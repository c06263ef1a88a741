import type { Command } from 'commander';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../openapi/generated/control.d.ts';
import { controlPrefix } from '../engine/control-prefix.ts';
import { defaultSandbox } from '../engine/sandbox.ts';
import { CliError } from './cli-error.ts';
import { readSandbox } from './read-values.ts';

/** Which fake backend a command talks to, and which of its worlds. */
export interface Target {
  url: string;
  sandbox: string;
}

export type ControlClient = Client<paths>;

/** Lets a command name its fake backend. */
export function withTarget(command: Command): Command {
  return command
    .option(
      '--url <address>',
      'the fake backend; the dev server’s is http://localhost:5173/api (or MOCK_URL)',
      process.env.MOCK_URL ?? 'http://localhost:4010',
    )
    .option('--sandbox <name>', 'the world to act on', readSandbox, defaultSandbox);
}

/** A client of the control plane, typed by its description. */
export function createControlClient({ url, sandbox }: Target): ControlClient {
  return createClient<paths>({
    baseUrl: url.replace(/\/$/, '') + controlPrefix,
    headers: { 'X-Mock-Session': sandbox },
    async fetch(request) {
      const response = await globalThis.fetch(request).catch(() => {
        throw new CliError(
          `No fake backend answers at ${url}. Start one with \`npm run mock\`, or name another with --url.`,
        );
      });
      if (response.headers.get('content-type')?.startsWith('application/json')) return response;
      throw new CliError(`What answers at ${url} is no fake backend; the dev server’s is below /api.`);
    },
  });
}

/**
 * What the control plane answers with.
 *
 * @throws CliError with its own sentence when it refuses
 */
export async function ask<Data>(
  answer: Promise<{ data?: Data; error?: { error: string }; response: Response }>,
): Promise<NonNullable<Data>> {
  const { data, error, response } = await answer;
  if (data) return data;
  throw new CliError(error?.error ?? `The fake backend answers with status ${response.status}.`);
}
