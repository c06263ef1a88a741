import { expect, test } from 'vitest';
import { api } from '../api.ts';
import { createEntryWriter } from './har.ts';
import { readHar } from './read-har.ts';
import { createRecordedBackend } from './recorded-backend.ts';

const text = JSON.stringify({
  code: '00000',
  msg: 'Ok',
  data: { title: '研究', description: '', keywords: '' },
});
const url = 'https://www.example.com/api/v1/seo?path=%2F&_t=1';

type Parts = Record<string, unknown>;

/** An entry as a browser saves it, with other parts. */
const entry = ({
  request = {},
  response = {},
  ...others
}: { request?: Parts; response?: Parts } & Parts = {}) => ({
  startedDateTime: '2026-09-01T00:00:00Z',
  time: 5,
  request: { method: 'GET', url, ...request },
  response: { status: 200, content: { text }, ...response },
  ...others,
});

const archive = (...entries: unknown[]) => JSON.stringify({ log: { version: '1.2', entries } });

/** Reads an archive, with the lines about what is left out. */
function read(file: string | Uint8Array) {
  const leftOut: string[] = [];
  return { calls: readHar(api, file, (line) => leftOut.push(line)), leftOut };
}

test.each([
  ['without a date', entry({ startedDateTime: '' })],
  ['without a duration', entry({ time: -1 })],
  ['with a relative address', entry({ request: { url: '/api/v1/seo?path=%2F' } })],
  ['with a method in lower case', entry({ request: { method: 'get' } })],
  ['with a byte order mark in the body', entry({ response: { content: { text: `\uFEFF${text}` } } })],
  [
    'with a body in base64',
    entry({
      response: { content: { text: Buffer.from(`\uFEFF${text}`).toString('base64'), encoding: 'base64' } },
    }),
  ],
  [
    'with an error of the server',
    entry({ response: { status: 500, content: { text: '{"error":"Internal"}' } } }),
  ],
])('an entry %s is taken', async (_, taken) => {
  const { calls, leftOut } = read(archive(taken));
  expect(leftOut).toEqual([]);
  expect(calls).toMatchObject([{ method: 'GET', path: expect.stringMatching(/^\/v1\/seo\?path=%2F/) }]);
  expect(calls.map(createEntryWriter(api))).toHaveLength(1);
  const request = new Request('http://test/v1/seo?path=%2F&_t=2');
  const received = { request, url: new URL(request.url), address: '', body: '' };
  const response = await createRecordedBackend(api, calls).fetch(received, '/v1/seo?path=%2F&_t=2', 0);
  expect(await response?.json()).toBeTypeOf('object');
});

test.each([
  ['status 0', entry({ response: { status: 0, content: {} } }), 'no response arrived (status 0)'],
  ['status -1', entry({ response: { status: -1 } }), 'no response arrived (status -1)'],
  ['no status', entry({ response: { status: undefined } }), 'no response arrived (status undefined)'],
  ['no response', { ...entry(), response: null }, 'no response was saved'],
  ['no content', entry({ response: { content: undefined } }), 'the body of the response was not saved'],
  ['no text', entry({ response: { content: { size: 12 } } }), 'the body of the response was not saved'],
  ['an empty text', entry({ response: { content: { text: '' } } }), 'the body of the response was not saved'],
  [
    '204',
    entry({ response: { status: 204, content: { size: 0 } } }),
    'the response has no body (status 204)',
  ],
  ['304', entry({ response: { status: 304 } }), 'the response is in the cache of the browser (status 304)'],
  [
    'HTML',
    entry({ response: { content: { text: '<html>' } } }),
    'the body of the response is no JSON (status 200)',
  ],
  ['a web socket', entry({ _resourceType: 'websocket', response: { status: 101 } }), 'a web socket'],
])('an entry with %s is left out and named', (_, leaving, reason) => {
  const { calls, leftOut } = read(archive(entry(), leaving, entry()));
  expect(leftOut).toEqual([`GET /v1/seo: ${reason}`]);
  expect(calls).toHaveLength(2);
});

test('equal entries that are left out are named once', () => {
  const aborted = entry({ response: { status: 0 } });
  expect(read(archive(aborted, entry(), aborted)).leftOut).toEqual([
    'GET /v1/seo: no response arrived (status 0), 2 times',
  ]);
});

test('requests of other addresses, and entries without one, are counted', () => {
  const others = [
    entry({ request: { url: 'https://www.example.com/index.html' } }),
    entry({ request: { url: '' } }),
    entry({ request: { url: 'http://[' } }),
    entry({ request: { url: undefined } }),
    entry({ request: { url: 'https://www.example.com/api/v1/news/%zz/no' } }),
    { response: {} },
    null,
    'text',
  ];
  const { calls, leftOut } = read(archive(...others, entry()));
  expect(leftOut).toEqual([`${others.length} requests of other addresses`]);
  expect(calls).toHaveLength(1);
});

test.each([
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${archive(entry())}`)],
  ['UTF-16', Buffer.from(`\uFEFF${archive(entry())}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(archive(entry()), 'utf16le')],
  ['UTF-16 with the other order of bytes', Buffer.from(`\uFEFF${archive(entry())}`, 'utf16le').swap16()],
])('an archive in %s is read', (_, file) => {
  expect(read(file).calls.map(({ response }) => response)).toEqual([text]);
});

test.each(['', '{', '[]', '{"log":{}}', '{"log":{"entries":{}}}', archive(entry()).slice(0, -9)])(
  'the text %j is no archive',
  (file) => {
    expect(() => read(file)).toThrow('no HTTP Archive');
  },
);
