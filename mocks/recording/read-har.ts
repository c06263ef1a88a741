import type { AnyApi } from '../engine/api.ts';
import { isSchema as isObject } from '../engine/contract.ts';
import { parseJson } from '../engine/upstream.ts';
import { findOperation, type RecordedCall } from './har.ts';

/**
 * Reads the calls of the contract from an HTTP Archive, also from one that a browser saved. Each entry is judged by itself:
 * it is a call, or it is left out.
 *
 * @param report gets a line for each call of the contract that is left out, and one for all other requests
 * @throws Error when the text is no HTTP Archive
 */
export function readHar(
  api: AnyApi,
  file: string | Uint8Array,
  report: (line: string) => void = () => {},
): RecordedCall[] {
  const archive = parseJson(typeof file === 'string' ? withoutMark(file) : decode(file));
  const log = isObject(archive) ? archive.log : undefined;
  if (!isObject(log) || !Array.isArray(log.entries)) throw new Error('The file is no HTTP Archive (HAR).');
  const calls: RecordedCall[] = [];
  const leftOut = new Map<string, number>();
  let others = 0;
  for (const entry of log.entries) {
    const called = readRequest(api, entry);
    if (!called) {
      others += 1;
      continue;
    }
    const answered = readResponse(entry, calls.at(-1)?.time ?? 0);
    if (typeof answered === 'string') {
      const line = `${called.method} ${called.path.split('?')[0]}: ${answered}`;
      leftOut.set(line, (leftOut.get(line) ?? 0) + 1);
    } else calls.push({ ...called, ...answered });
  }
  for (const [line, times] of leftOut) report(times === 1 ? line : `${line}, ${times} times`);
  if (others > 0) report(`${others} ${others === 1 ? 'request' : 'requests'} of other addresses`);
  return calls;
}

type CalledOperation = Pick<RecordedCall, 'operation' | 'method' | 'path' | 'request'>;

/** The operation that an entry called; undefined for any other request. */
function readRequest(api: AnyApi, entry: unknown): CalledOperation | undefined {
  const request = isObject(entry) ? entry.request : undefined;
  if (!isObject(request) || typeof request.method !== 'string' || typeof request.url !== 'string')
    return undefined;
  // Some tools save addresses without their host.
  const base = 'http://api.invalid';
  if (request.url === '' || !URL.canParse(request.url, base)) return undefined;
  const { pathname, search } = new URL(request.url, base);
  const method = request.method.toUpperCase();
  const sent = isObject(request.postData) ? request.postData.text : undefined;
  const segments = pathname.split('/').slice(1);
  // The API may be below a base path.
  for (const index of segments.keys()) {
    const path = `/${segments.slice(index).join('/')}`;
    const operation = findOperation(api, method, path);
    if (operation)
      return { operation, method, path: path + search, request: typeof sent === 'string' ? sent : '' };
  }
  return undefined;
}

type Answered = Pick<RecordedCall, 'time' | 'status' | 'durationMs' | 'response'>;

/**
 * The response of an entry, or the reason why there is none that could be replayed.
 *
 * @param earlier the time of an entry without one
 */
function readResponse(entry: unknown, earlier: number): Answered | string {
  const { response, startedDateTime, time, _resourceType } = isObject(entry) ? entry : {};
  if (_resourceType === 'websocket') return 'a web socket';
  if (!isObject(response)) return 'no response was saved';
  const { status, content } = response;
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 200 || status > 599)
    return `no response arrived (status ${status})`;
  if (status === 304) return 'the response is in the cache of the browser (status 304)';
  const body = isObject(content) ? content : {};
  if (typeof body.text !== 'string' || body.text === '')
    return status === 204 || status === 205
      ? `the response has no body (status ${status})`
      : 'the body of the response was not saved';
  const text = body.encoding === 'base64' ? decode(Buffer.from(body.text, 'base64')) : withoutMark(body.text);
  if (parseJson(text) === undefined) return `the body of the response is no JSON (status ${status})`;
  const started = Date.parse(String(startedDateTime));
  return {
    time: Number.isNaN(started) ? earlier : started,
    status,
    durationMs: typeof time === 'number' && time > 0 ? time : 0,
    response: text,
  };
}

/** Reads UTF-8 or UTF-16, with or without a byte order mark. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittleEndian = first === 0xff || (second === 0 && first !== 0);
  const isBigEndian = first === 0xfe || (first === 0 && second !== 0);
  return new TextDecoder(isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8').decode(bytes);
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');
