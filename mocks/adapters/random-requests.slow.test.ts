import { once } from 'node:events';
import { Agent, type IncomingMessage, request as openRequest } from 'node:http';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { operations } from '../../test/contract/caller.ts';
import { startStandalone } from './standalone.ts';

interface RandomRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

const count = 10_000;
/** Longer than a busy machine takes: only a request without any answer fails. */
const timeoutMs = 60_000;

/** The characters of a request line that the HTTP client of Node accepts. */
const segment = fc.oneof(
  fc.webSegment(),
  fc.stringMatching(/^[!-~]{0,12}$/),
  fc.constantFrom(
    '..',
    '%',
    '%00',
    '%c0%af',
    '__proto__',
    'constructor',
    '[',
    '~anna',
    '~',
    '1',
    'u-1003',
    'n1001',
  ),
);
const ownPath = fc
  .tuple(fc.constantFrom(...operations.map(({ path }) => path)), segment)
  .map(([path, id]) => path.replaceAll(/\{\w+\}/g, id));
const controlPaths = [
  'state',
  'catalogue',
  'log',
  'rules',
  'rules/1',
  'link',
  'scenarios',
  'clock',
  'snapshot',
];
const otherPaths = [
  '/__mock__/openapi.json',
  '/__mock__/product/zh/p-brand.html',
  '/__mock__',
  '/~',
  '//',
  '/[',
  '//[/__mock__/',
  '*',
];
const path = fc.oneof(
  { weight: 6, arbitrary: ownPath },
  { weight: 1, arbitrary: fc.constantFrom(...controlPaths).map((name) => `/~control/__mock__/${name}`) },
  { weight: 1, arbitrary: fc.constantFrom(...otherPaths) },
  { weight: 1, arbitrary: fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`) },
);
const query = fc
  .oneof(fc.constant(''), fc.webQueryParameters(), fc.stringMatching(/^[!-~]{0,30}$/))
  .map((text) => (text ? `?${text}` : ''));

const names = [...new Set(operations.flatMap(({ body }) => Object.keys(Object(body?.properties))))];
/** Bodies that use the words of the contract, so that some get past the first check. */
const wordBody = fc.dictionary(
  fc.constantFrom(...names, '__proto__', 'id'),
  fc.oneof(fc.jsonValue(), fc.constantFrom('13800000001', 'main@example.com', '123456', 'u-1003', 1, 0)),
  { maxKeys: 8 },
);
const body = fc.oneof(
  { weight: 4, arbitrary: wordBody.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom('', '{', '[]', 'null', '"', '['.repeat(5000), '1e999') },
);
const headers = fc.record(
  {
    'Content-Type': fc.constantFrom(
      'application/json',
      'application/json; charset=x',
      'text/plain',
      ';',
      'application/x-www-form-urlencoded',
    ),
    Authorization: fc.oneof(
      fc.constant('Bearer TOKEN'),
      fc.constantFrom('Bearer ', 'Bearer x y', 'Basic eDp5', 'null'),
    ),
    'X-Mock-Session': fc.constantFrom('a', 'b', '', '/', '__proto__', '!', 'x'.repeat(70)),
    Origin: fc.constantFrom('null', 'http://localhost:1', 'https://a.test', ':', ''),
    Accept: fc.constantFrom('*/*', 'text/html'),
  },
  { requiredKeys: [] },
);
/** Few, because a rule of a request hides its other properties. */
const mockHeader = fc.stringMatching(/^[ -~]{0,20}$/).map((text) => ({ 'X-Mock': text }));
const request = fc.record({
  method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'),
  path: fc.tuple(path, query).map((parts) => parts.join('')),
  headers: fc
    .tuple(
      fc.oneof({ weight: 14, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: mockHeader }),
      headers,
    )
    .map(([mock, others]) => ({ ...others, ...mock })),
  body,
});

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends a request. Returns the violation in its response, if any. */
async function problemWith(
  url: string,
  { method, path, headers, body }: RandomRequest,
): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method);
  const sent = openRequest({
    hostname,
    port,
    method,
    path,
    agent,
    headers: { ...headers, ...(hasBody ? { 'Content-Length': Buffer.byteLength(body) } : {}) },
  });
  sent.setTimeout(timeoutMs, () => sent.destroy(new Error('no answer')));
  try {
    sent.end(hasBody ? body : undefined);
    const [response]: IncomingMessage[] = await once(sent, 'response');
    let text = '';
    for await (const part of response ?? []) text += part;
    const status = response?.statusCode ?? 0;
    if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`;
    if (method !== 'HEAD' && response?.headers['content-type']?.startsWith('application/json'))
      JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

test(`${count} random requests each get a valid response`, {
  timeout: 600_000,
}, async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const server = await startStandalone({ port: 0, host: '127.0.0.1', quiet: true });
  const session = await fetch(`${server.url}/__mock__/accounts/main/session`, { method: 'POST' });
  const { token } = await session.json();
  const problems: string[] = [];
  const left = fc.sample(request, { numRuns: count, seed: 1 });
  left.push({
    method: 'POST',
    path: '/v1/apply',
    headers: { 'Content-Type': 'application/json' },
    body: ' '.repeat(2_000_000),
  });
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const authorization = next.headers.Authorization?.replace('TOKEN', token);
        const headers = { ...next.headers, ...(authorization ? { Authorization: authorization } : {}) };
        const problem = await problemWith(server.url, { ...next, headers });
        if (problem)
          problems.push(
            `${next.method} ${next.path} ${JSON.stringify(next.headers)} ${next.body.slice(0, 100)}: ${problem}`,
          );
      }
    }),
  );
  agent.destroy();
  await server.stop();
  expect(problems).toEqual([]);
  // What it reports is the query of these requests, and nothing that it answers itself.
  const reports = reported.mock.calls.map(([report]) => String(report));
  expect(reports.filter((report) => !/(?:sends|lacks) the query parameter/.test(report))).toEqual([]);
});
