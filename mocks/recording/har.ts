import type { Entry } from 'har-format';
import type { AnyApi } from '../engine/api.ts';
import type { Operation } from '../engine/contract.ts';
import type { JournalEntry } from '../engine/journal.ts';
import { parseJson } from '../engine/upstream.ts';
import { createRedactor } from './redactor.ts';

/** A call as recordings keep it. `path` is a path of the contract with the query. */
export interface RecordedCall
  extends Pick<JournalEntry, 'time' | 'method' | 'path' | 'status' | 'durationMs'> {
  operation: Operation;
  request: string;
  response: string;
}

/** The operation of a call; undefined for calls outside the contract. */
export function findOperation(
  { findRoute }: Pick<AnyApi, 'findRoute'>,
  method: string,
  path: string,
): Operation | undefined {
  return findRoute(method, path.split('?')[0] ?? '').called?.operation;
}

/** What the format requires and a recording does not have. */
const message = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 };

/**
 * Creates a function that writes calls as entries of an HTTP Archive. Secrets and personal data are replaced, the same value always by
 * the same replacement, and violations of the contract are comments.
 */
export function createEntryWriter(api: AnyApi): (call: RecordedCall) => Entry {
  const redactor = createRedactor(api);
  return ({ operation, time, method, path, status, durationMs, request, response }) => {
    const [pathname = '', query = ''] = path.split('?');
    const sent = redactor.request(operation, request);
    const text = redactor.response(operation, response);
    const search = redactor.query(query);
    const violations = api.validation.response(operation, parseJson(response), status);
    return {
      startedDateTime: new Date(time).toISOString(),
      time: durationMs,
      request: {
        method,
        url: `http://api.invalid${pathname}${search && `?${search}`}`,
        ...message,
        headers: [],
        queryString: [...new URLSearchParams(search)].map(([name, value]) => ({ name, value })),
        postData: sent === '' ? undefined : { mimeType: 'application/json', text: sent },
      },
      response: {
        status,
        statusText: '',
        ...message,
        headers: [{ name: 'Content-Type', value: 'application/json; charset=utf-8' }],
        content: { size: text.length, mimeType: 'application/json', text },
        redirectURL: '',
      },
      cache: {},
      timings: { send: 0, wait: durationMs, receive: 0 },
      comment: violations.length > 0 ? `Violates the contract: ${violations.join('; ')}` : undefined,
    };
  };
}
