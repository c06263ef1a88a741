import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from '../../test/fixtures.ts';
import { sendBytes } from '../../test/send-raw.ts';
import { startSiteWithLogs } from '../../test/site-with-logs.ts';

const requests = 2_000;
const concurrency = 10;

const word = fc.constantFrom(
  ...['about', 'news', 'en', 'zh', 'EN', 'user', 'login', 'lib', 'assets', 'sitemap.xml', 'rss.xml', '.data'],
  ...[
    '_root.data',
    'healthz',
    'n1001',
    '..',
    '.',
    '',
    '~service',
    '%',
    '%2f',
    '%00',
    '%e2%80%a8',
    '__proto__',
  ],
);
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 12 }) },
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ maxLength: 5 }).map((part) => part.repeat(500)),
);
const segment = fc.oneof({ weight: 3, arbitrary: word }, text, text.map(encodeURIComponent));
const query = fc.oneof(
  fc.constantFrom('', '?', '?page=2', '?keyword=%', '?redirect=//evil.example', '#a', '?mode=sms'),
  fc.webQueryParameters().map((parameters) => `?${parameters}`),
  text.map((part) => `?page=${part}`),
);
const target = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.array(segment, { maxLength: 5 }), query)
      .map(([path, end]) => `/${path.join('/')}${end}`),
  },
  fc.constantFrom('*', 'http://evil.example/', '//evil.example', ''),
  text,
);
const header = fc.tuple(
  fc.constantFrom(
    ...['Cookie', 'Range', 'If-None-Match', 'Accept', 'Accept-Encoding', 'Accept-Language', 'Content-Length'],
    ...[
      'Transfer-Encoding',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'X-Request-Id',
      'traceparent',
      'User-Agent',
    ],
    ...['Authorization', 'Origin', 'Expect', 'Upgrade', 'If-Modified-Since', 'Content-Type'],
  ),
  fc.oneof(
    fc.constantFrom(
      'TOKEN=1; USERDATA=%7B',
      'bytes=5-2',
      'bytes=-',
      'br',
      'gzip;q=0',
      'chunked',
      '-1',
      '12',
      '*',
    ),
    fc.constantFrom('1.2.3.999', '100-continue', 'websocket', 'h2c', 'TOKEN=', 'multipart/form-data'),
    text,
  ),
);
const host = fc.oneof(
  { weight: 9, arbitrary: fc.constant('localhost') },
  fc.constantFrom('1.2.3.999', 'a:99999', '', '[::1', 'a b', '[::1]:80'),
  text,
);
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  fc.constantFrom('HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'PROPFIND', 'X'),
);
const request = fc.oneof(
  {
    weight: 19,
    arbitrary: fc
      .record({ method, target, host, headers: fc.array(header, { maxLength: 4 }) })
      .map(({ method: verb, target: address, host: name, headers }) =>
        [
          `${verb} ${address} HTTP/1.1`,
          `Host: ${name}`,
          'Connection: close',
          ...headers.map((pair) => pair.join(': ')),
          '\r\n',
        ].join('\r\n'),
      ),
  },
  // Blank lines do not start a request and get no response.
  text.filter((line) => /\S/.test(line)).map((line) => `${line}\r\n\r\n`),
);

/** The fault of a response; undefined for a valid and complete one. */
function faultOf(sent: string, response: Buffer): string | undefined {
  const end = response.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = response.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
  if (end < 0 || !status) return `no answer: ${response.toString('latin1', 0, 100)}`;
  if (status >= 500) return statusLine;
  if (status < 200) return faultOf(sent, response.subarray(end + 4));
  const wrong = lines.find((line) => !/^[\w-]+: [\t\x20-\x7e\x80-\xff]*$/.test(line));
  if (wrong !== undefined) return `header ${wrong}`;
  const headers = new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 2)];
    }),
  );
  const body = response.subarray(end + 4);
  const hasNone = sent.startsWith('HEAD ') || status === 204 || status === 304;
  if (hasNone) return body.length > 0 ? 'a body where none belongs' : undefined;
  const length = headers.get('content-length');
  if (length !== undefined && Number(length) !== body.length) return `${body.length} of ${length} bytes`;
  if (headers.get('transfer-encoding') === 'chunked' && !body.toString('latin1').endsWith('0\r\n\r\n'))
    return 'a body that breaks off';
  return undefined;
}

test(`${requests} random requests receive complete responses without server errors`, {
  tag: '@zh',
}, async ({ baseURL }) => {
  const waiting = fc.sample(request, { seed: 21, numRuns: requests });
  const faults: string[] = [];
  const work = async () => {
    for (let sent = waiting.pop(); sent !== undefined; sent = waiting.pop()) {
      const fault = await sendBytes(baseURL, sent).then(
        (response) => faultOf(sent ?? '', response),
        (error) => `${error}`,
      );
      if (fault) faults.push(`${JSON.stringify(sent.slice(0, 300))}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  expect(faults).toEqual([]);
  expect((await fetch(`${baseURL}/healthz`)).status).toBe(200);
});

test(
  'an aborted CONNECT request does not affect the server',
  { tag: '@zh' },
  async ({ browserName: _ }, { project }) => {
    const site = await startSiteWithLogs(project.metadata.apiBase);
    const { port } = new URL(site.url);
    const breakOff = async () => {
      const socket = connect(Number(port), 'localhost').on('error', () => {});
      // More than one read, so that the reset arrives while the server responds.
      socket.write(`CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n${'x'.repeat(50_000)}`, () =>
        socket.resetAndDestroy(),
      );
      await once(socket, 'close');
    };
    try {
      for (let count = 0; count < 300; count += 1) await breakOff();
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    } finally {
      await site.stop();
    }
  },
);
