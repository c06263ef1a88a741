import { fillIn, toQuery } from '../../checks/contract/address.ts';
import type { Operation } from '../../mocks/engine/contract.ts';
import type { Input, OperationId } from '../../mocks/engine/operation.ts';
import { encryptPasswords } from '../../src/api/encryption.ts';
import { CannotRun } from './cannot-run.ts';
import type { RawResponse } from './compare-response.ts';

interface SenderOptions {
  url: string;
  publicKey: string;
  timeoutMs: number;
}

/** Sends calls like the client of the product: with `_t`, token and encrypted passwords. */
export function createSender({ url, publicKey, timeoutMs }: SenderOptions) {
  let hasResponded = false;

  return async function send<Id extends OperationId>(
    { method, path, security }: Operation<Id>,
    input: Partial<Input<Id>>,
    token: string | undefined,
  ): Promise<RawResponse | { problem: string }> {
    const query = toQuery({ ...input.query, _t: Date.now() });
    const address = `${url.replace(/\/$/, '')}${fillIn(path, input.path ?? {})}?${query}`;
    const body = input.body && (await encryptPasswords(JSON.stringify(input.body), publicKey));
    try {
      const response = await fetch(address, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token && security !== 'none' ? { Authorization: `Bearer ${token}` } : {}),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = { status: response.status, text: await response.text() };
      hasResponded = true;
      return answer;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') {
        return { problem: `none within ${timeoutMs / 1000} s` };
      }
      if (!hasResponded) throw new CannotRun(`No backend responds at ${url}.`);
      return { problem: 'a lost connection' };
    }
  };
}
