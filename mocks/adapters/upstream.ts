import { readFile } from 'node:fs/promises';
import type { components } from '../../openapi/generated/schema.d.ts';
import { api } from '../api.ts';
import { findByName } from '../engine/control-error.ts';
import type { Upstream } from '../engine/upstream.ts';
import { readHar } from '../recording/read-har.ts';
import { createRecordedBackend } from '../recording/recorded-backend.ts';
import { createRealBackend } from './real-backend.ts';

/** The options of dev server and standalone server that name a backend beside the fake one. */
export interface UpstreamOptions {
  /** Address of a real backend, which answers every call. */
  real?: string;
  /** File for an HTTP Archive of what the real backend answers. */
  record?: string;
  /** HTTP Archive that answers. Other calls are left to the fake backend. */
  replay?: string;
  /** Operations that the fake backend answers all the same. */
  operation?: readonly string[];
}

const timeSchema: keyof components['schemas'] = 'EpochMs';

/**
 * Creates the backend that the options name; undefined without one.
 *
 * @param environment has the key of the real backend
 * @throws Error with a sentence for the terminal
 */
export async function createUpstream(
  { real, record, replay, operation: fake = [] }: UpstreamOptions,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Upstream | undefined> {
  if (record !== undefined && real === undefined)
    throw new Error('--record needs --real: it records what a real backend answers.');
  if (replay !== undefined && real !== undefined)
    throw new Error(
      'Use either --replay or --real: a real backend refuses the masked tokens of a recording.',
    );
  for (const name of fake) findByName('operation', name, api.operations, 'operationId');
  if (real !== undefined) {
    const publicKey = environment.RSA_PUBLIC_KEY?.replaceAll('\\n', '\n') || undefined;
    return createRealBackend({ url: real, fake, publicKey, record });
  }
  if (replay !== undefined) {
    const content = await readFile(replay).catch((error: Error) => {
      throw new Error(`The recording cannot be read: ${error.message}`);
    });
    const calls = readHar(api, content, (line) => console.log(`Left out of the recording: ${line}`));
    if (calls.length === 0) throw new Error(`${replay} has no call of the contract that could be replayed.`);
    return createRecordedBackend(api, calls, { file: replay, fake, timeSchema });
  }
  if (fake.length > 0)
    throw new Error('--operation needs --real or --replay, whose backend answers the others.');
  return undefined;
}
