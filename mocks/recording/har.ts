import type { Entry, Har } from 'har-format';
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

/** Writes calls as an HTTP Archive. Secrets and personal data are replaced, and violations of the contract are comments. */
export function writeHar(api: AnyApi, calls: readonly RecordedCall[]): Har {
  const redactor = createRedactor(api);
  const entries = calls.map(
    ({ operation, time, method, path, status, durationMs, request, response }): Entry => {
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
          httpVersion: 'HTTP/1.1',
          cookies: [],
          headers: [],
          queryString: [...new URLSearchParams(search)].map(([name, value]) => ({ name, value })),
          postData: sent === '' ? undefined : { mimeType: 'application/json', text: sent },
          headersSize: -1,
          bodySize: -1,
        },
        response: {
          status,
          statusText: '',
          httpVersion: 'HTTP/1.1',
          cookies: [],
          headers: [{ name: 'Content-Type', value: 'application/json; charset=utf-8' }],
          content: { size: text.length, mimeType: 'application/json', text },
          redirectURL: '',
          headersSize: -1,
          bodySize: -1,
        },
        cache: {},
        timings: { send: 0, wait: durationMs, receive: 0 },
        comment: violations.length > 0 ? `Violates the contract: ${violations.join('; ')}` : undefined,
      };
    },
  );
  return {
    log: { version: '1.2', creator: { name: 'npm run mock', version: api.contract.info.version }, entries },
  };
}

/**
 * Reads the calls of the contract from an HTTP Archive, also from one that a browser saved. Other requests are left out.
 *
 * @throws Error when the text is no HTTP Archive
 */
export function readHar(api: AnyApi, text: string): RecordedCall[] {
  const archive = parseHar(text);
  if (!archive) throw new Error('The file is no HTTP Archive (HAR).');
  return archive.log.entries.flatMap(({ startedDateTime, time, request, response }) => {
    const { method } = request;
    const called = findCalled(api, method, new URL(request.url));
    const { text: body, encoding } = response.content;
    if (!called || body === undefined) return [];
    return {
      ...called,
      time: Date.parse(startedDateTime),
      method,
      status: response.status,
      durationMs: time,
      request: request.postData?.text ?? '',
      response: encoding === 'base64' ? Buffer.from(body, 'base64').toString() : body,
    };
  });
}

function parseHar(text: string): Har | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isHar(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHar(value: unknown): value is Har {
  const log = typeof value === 'object' && value !== null && 'log' in value ? value.log : undefined;
  return typeof log === 'object' && log !== null && 'entries' in log && Array.isArray(log.entries);
}

/** The operation and the path of the contract in an address, whose API may be below a base path. */
function findCalled(
  api: AnyApi,
  method: string,
  { pathname, search }: URL,
): Pick<RecordedCall, 'operation' | 'path'> | undefined {
  const segments = pathname.split('/').slice(1);
  for (const index of segments.keys()) {
    const path = `/${segments.slice(index).join('/')}`;
    const operation = findOperation(api, method, path);
    if (operation) return { operation, path: path + search };
  }
  return undefined;
}
