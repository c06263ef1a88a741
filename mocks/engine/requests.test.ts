import { expect, test } from 'vitest';
import { applicant } from '../../test/people.ts';
import { createProductBackend } from '../fake-backend.ts';

/** A fake backend with the violations that it reports. */
function open() {
  const reported: string[] = [];
  const backend = createProductBackend({ onViolation: (violation) => reported.push(violation) });
  const send = (path: string, init?: RequestInit) => backend.fetch(new Request(`http://test${path}`, init));
  const journal = async () => (await (await send('/__mock__/log')).json()) as { violations?: string[] }[];
  return { reported, send, journal };
}

test.each([
  [
    '/v1/match/population?types[]=age&_t=1',
    'sends the query parameter "types[]", which the contract does not name',
  ],
  ['/v1/news/list?page=1&page=2&_t=1', 'repeats the query parameter "page", which is no list'],
])('a parameter that the contract lacks is reported: %s', async (path, violation) => {
  const { reported, send, journal } = open();
  const response = await send(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-mock-violations')).toBe(violation);
  expect(reported).toEqual([expect.stringContaining(violation)]);
  expect((await journal()).at(-1)?.violations).toEqual([violation]);
});

test('a list that repeats its key and a timestamp are no violation', async () => {
  const { reported, send } = open();
  await send('/v1/match/population?types=age&types=gender&_t=1');
  expect(reported).toEqual([]);
});

test.each(['abc', '', '-1', '1.5', '9'.repeat(30), '%00'])(
  'the timestamp takes any value: %j',
  async (value) => {
    const { reported, send } = open();
    const response = await send(`/v1/news/list?_t=${value}`);
    expect(response.status).toBe(200);
    expect(reported).toEqual([]);
  },
);

test('405 names the methods of the path', async () => {
  const { send } = open();
  const response = await send('/v1/users/sub', { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, POST, PUT');
  const replayed = await send('/v1/users/sub', { headers: { 'X-Mock': 'A0405' } });
  expect(replayed.status).toBe(405);
  expect(replayed.headers.get('allow')).toBe('GET, POST, PUT');
});

test.each(['gzip', 'br'])('a body compressed with %s is answered with A0415', async (encoding) => {
  const { send } = open();
  const response = await send('/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
    body: new Uint8Array([0x1f, 0x8b]),
  });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ code: 'A0415' });
});

/** The Fetch standard requires it with a stream; the types of browsers lack it. */
const streaming = { duplex: 'half' };

/** A body without an end, and how many bytes of it were read. */
function endlessBody() {
  const part = new Uint8Array(100_000).fill(0x20);
  const read = { bytes: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read.bytes += part.length;
      controller.enqueue(part);
    },
    cancel() {
      read.isCancelled = true;
    },
  });
  return { body, read };
}

test('a body is refused as soon as it passes the limit', async () => {
  const { send, journal } = open();
  const { body, read } = endlessBody();
  const response = await send('/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    ...streaming,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'A0400',
    msg: expect.stringContaining('1000000 bytes'),
  });
  expect(read.bytes).toBeLessThan(2_000_000);
  expect(read.isCancelled).toBe(true);
  expect((await journal()).at(-1)).toMatchObject({ code: 'A0400' });
});

test('the control plane refuses a body that no snapshot needs', async () => {
  const { send } = open();
  const { body, read } = endlessBody();
  const response = await send('/__mock__/rules', { method: 'POST', body, ...streaming });
  expect(response.status).toBe(413);
  expect(read).toMatchObject({ isCancelled: true });
});

test('a body that announces a length beyond the limit is not read', async () => {
  const { send } = open();
  const { body, read } = endlessBody();
  const response = await send('/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '150000000' },
    body,
    ...streaming,
  });
  expect(await response.json()).toMatchObject({ code: 'A0400' });
  expect(read.bytes).toBeLessThan(300_000);
});

test('the body of a request is read where requests have no stream, as in Firefox', async () => {
  const backend = createProductBackend();
  const request = new Request('http://test/v1/apply?_t=1', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...applicant, lang: 'zh', consent: true }),
  });
  Object.defineProperty(request, 'body', { value: undefined });
  const response = await backend.fetch(request);
  expect(await response.json()).toMatchObject({ code: '00000' });
});
