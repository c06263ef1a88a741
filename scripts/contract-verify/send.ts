import type { Operation } from '../../mocks/engine/contract.ts';
import type { RequestOverrides } from '../../mocks/operations/operation.ts';
import { fillIn, toQuery } from '../../test/contract/address.ts';
import { toText } from '../../test/contract/request-body.ts';
import { CannotRun } from '../contract-document/run-command.ts';
import type { RawResponse } from './read-response.ts';

interface SenderOptions {
  url: string;
  publicKey: string;
  timeoutMs: number;
}

/** The values of a request: parameters and body. */
export interface RequestValues {
  path?: object;
  query?: object;
  body?: object;
}

/** Sends calls like the client of the product: with `_t`, token and encrypted passwords. */
export function createSender({ url, publicKey, timeoutMs }: SenderOptions) {
  let hasResponded = false;

  return async function send(
    { method, path, security }: Operation,
    input: RequestValues,
    token: string | undefined,
    overrides: RequestOverrides = {},
  ): Promise<RawResponse | { problem: string }> {
    const query = toQuery({ ...input.query, _t: Date.now(), ...overrides.query });
    const filled = fillIn(path, input.path ?? {}) + (overrides.suffix ?? '');
    const address = `${url.replace(/\/$/, '')}${filled}?${query}`;
    const body =
      overrides.text ?? (input.body && (await toText(input.body, publicKey, overrides.unencrypted)));
    try {
      const response = await fetch(address, {
        method: overrides.method ?? method,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': overrides.contentType ?? 'application/json' }),
          ...(token && security !== 'none' ? { Authorization: `Bearer ${token}` } : {}),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      hasResponded = true;
      return { status: response.status, headers: response.headers, bytes: await response.bytes() };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') {
        return { problem: `none within ${timeoutMs / 1000} s` };
      }
      if (!hasResponded) throw new CannotRun(`No backend responds at ${url}.`);
      return {
        problem: isUnzippable(error) ? 'a body that its Content-Encoding does not fit' : 'a lost connection',
      };
    }
  };
}

/** Whether a body could not be decompressed. */
function isUnzippable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && /^(?:Z_|ERR__?BROTLI)/.test(String(cause.code));
}
