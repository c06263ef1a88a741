import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Standalone, startStandalone } from '../../mocks/adapters/standalone.ts';
import { api } from '../../mocks/api.ts';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { runVerification } from './run-verification.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const login = ['--account', seededAccounts.main.account, '--password', seededPassword];

let server: Standalone;
beforeAll(async () => {
  server = await startStandalone({ port: 0, host: '127.0.0.1', quiet: true });
});
afterAll(() => server.stop());

/** Faults of encoding and meaning: the operation, what the backend does, and what the report says. */
const faults: [name: string, operation: string, fault: Fault, report: string | RegExp][] = [
  [
    'names in another encoding',
    'listNews',
    ({ body }) => ({
      body: Buffer.from(body.replaceAll(/[^ -~]+/g, 'caf\u00e9'), 'latin1'),
      headers: { 'Content-Type': 'application/json;charset=ISO-8859-1' },
    }),
    /Content-Type: expected application\/json in UTF-8, got application\/json;charset=ISO-8859-1\n +body: expected text in UTF-8, got bytes that are none\n/,
  ],
  [
    'characters replaced by question marks',
    'listNews',
    ({ body }) => ({ body: body.replaceAll(/[\u4e00-\u9fff]/g, '?') }),
    /\/data\/list\/0\/title: expected text with its characters, got ".*\?\?\?/,
  ],
  [
    'characters that could not be decoded',
    'getUserDetail',
    ({ body }) => ({
      body: body.replace(/("name":")[^"]*/, '$1\uFFFD\uFFFD'),
    }),
    '/data/name: expected text with its characters, got "\uFFFD\uFFFD"',
  ],
  [
    'JSON as HTML',
    'listNews',
    () => ({ headers: { 'Content-Type': 'text/html' } }),
    'Content-Type: expected application/json in UTF-8, got text/html',
  ],
  [
    'a page instead of JSON',
    'listNews',
    () => ({ body: '<html>Gateway</html>', headers: { 'Content-Type': 'text/html' } }),
    '(answer): expected an envelope as JSON, got text/html: <html>Gateway</html>',
  ],
  [
    'a byte order mark',
    'listNews',
    ({ body }) => ({ body: `\uFEFF${body}` }),
    'body: expected no byte order mark, got one at the start',
  ],
  [
    'a body that is not compressed as it says',
    'listNews',
    () => ({ headers: { 'Content-Encoding': 'gzip' } }),
    '(answer): expected an answer, got a body that its Content-Encoding does not fit',
  ],
  [
    'a session that has ended',
    'loginByPassword',
    ({ body }) => ({ body: body.replace(/"expired":\d+/, '"expired":1700000000000') }),
    '/data/expired: expected a time in the future, got 2023-11-14T22:13:20.000Z',
  ],
  [
    'another page',
    'listNews',
    ({ body }) => ({ body: body.replace('"page":1', '"page":7') }),
    '/data/page: expected 1, as asked, got 7',
  ],
  [
    'more entries than asked',
    'listFeaturedAdvances',
    ({ body }) => ({ body: body.replace(/"data":\[(\{.*?\}),/, '"data":[$1,$1,$1,') }),
    /\/data: expected at most 3 entries, as asked, got \d/,
  ],
  [
    'fewer in total than on the page',
    'listNews',
    ({ body }) => ({ body: body.replace(/"total":\d+/, '"total":1') }),
    /\/data\/total: expected at least \d+, the entries up to this page, got 1/,
  ],
  [
    'the first page always',
    'listSubUsers',
    ({ body }) => firstPage(body),
    '/data/list/0: expected the second entry, got the first',
  ],
  [
    'personal data for shared caches',
    'getUserDetail',
    () => ({ headers: { 'Cache-Control': 'public, max-age=60' } }),
    'Cache-Control: expected private or no-store, as the data belongs to an account, got public, max-age=60',
  ],
];

type Fault = (answer: { body: string }) => ReturnType<Parameters<typeof startFaultyProxy>[1]>;

/** Answers each page with the first entry of the first one. */
function firstPage(body: string) {
  const envelope = JSON.parse(body);
  if (envelope.data?.page === 2) envelope.data.list = [firstEntry];
  else firstEntry = envelope.data?.list[0];
  return { body: JSON.stringify(envelope) };
}
let firstEntry: unknown;

test.for(faults)('%s', async ([, operation, fault, report]) => {
  const { method, path } = callOf(operation);
  const proxy = await startFaultyProxy(server.url, (call, answer) =>
    call.method === method && call.path === path ? fault(answer) : undefined,
  );
  const { code, out } = await runVerification(proxy.url, ...login, '--operation', operation);
  await proxy.stop();
  if (typeof report === 'string') expect(out).toContain(report);
  else expect(out).toMatch(report);
  expect(code).toBe(1);
});

test.for([
  ['updateSubUser', '/data/serviceIds: expected ["s-sample"], as sent, got []'],
  ['changeUserState', '/data/state: expected 1, as sent, got 0'],
  ['deleteSubUser', '/code: expected B004 or A2002, got 00000'],
  ['logout', '/code: expected A0401 or A0104, got 00000'],
] as const)('%s without effect', async ([operation, report]) => {
  const { method, path } = callOf(operation);
  const pattern = new RegExp(`^${path.replace('{id}', '[^/]+')}$`);
  const proxy = await startFaultyProxy(server.url, () => undefined, {
    isSwallowed: (call) => call.method === method && pattern.test(call.path),
  });
  const { code, out } = await runVerification(proxy.url, ...login, '--write', '--operation', operation);
  await proxy.stop();
  expect(out).toContain(report);
  expect(code).toBe(1);
});

/** Verifies operations behind a backend with faults. Returns the report, and the names of what differs. */
async function verifyWith(names: string[], lost: string[], fault: Fault = () => undefined) {
  const paths = names.map((name) => callOf(name).path);
  const edit = (call: { path: string }, answer: { body: string }) =>
    paths.includes(call.path) ? fault(answer) : undefined;
  const proxy = await startFaultyProxy(server.url, edit, { lost });
  const flags = names.flatMap((name) => ['--operation', name]);
  const { code, out } = await runVerification(proxy.url, ...login, ...flags);
  await proxy.stop();
  expect(code).toBe(1);
  return { out, differing: [...out.matchAll(/^differs +(\S+(?: \S+)*)/gm)].map(([, name]) => name) };
}

test('filters and sorting without effect', async () => {
  const lost = ['keyword', 'status', 'signedIn', 'year', 'sort'];
  const { out, differing } = await verifyWith(['listNews', 'listSubUsers'], lost);
  expect(differing).toEqual([
    'listNews by keyword',
    'listNews by year',
    'listSubUsers by keyword',
    'listSubUsers by status',
    'listSubUsers by signedIn',
    'listSubUsers by sort=createTime',
    'listSubUsers by sort=lastLoginTime',
  ]);
  expect(out).toMatch(/\/data\/list\/\d+: expected an entry with this status, got another one\n/);
});

test.for([
  ['a missing field', /"title":"[^"]*",/g, '', 'title', 'keyword', 'a value, got nothing'],
  [
    'a time in seconds',
    /("publishTime":\d+)\d{3}/g,
    '$1',
    'publishTime',
    'year',
    'a time in milliseconds, got \\d{10}',
  ],
] as const)(
  '%s is named once, and hides no other fault of the list',
  async ([, right, wrong, field, by, report]) => {
    const { out, differing } = await verifyWith(['listNews'], ['page', 'topic'], ({ body }) => ({
      body: body.replaceAll(right, wrong),
    }));
    expect(differing).toEqual(['listNews', 'listNews as page 2 of size 1', 'listNews by topic']);
    const places = `/data/list/\\d+/${field}: expected ${report}; the same in \\d+ other places`;
    expect(out.match(new RegExp(places, 'g'))).toHaveLength(1);
    expect(out).toMatch(
      new RegExp(`^skipped +listNews by ${by} +not checked, because ${field} in the list differs`, 'm'),
    );
  },
);

test('another size is named once', async () => {
  const fault: Fault = ({ body }) => ({ body: body.replace(/"size":\d+/, '"size":10') });
  const { out, differing } = await verifyWith(['listNews'], [], fault);
  expect(differing).toEqual(['listNews']);
  expect(out).toContain('/data/size: expected 20, as asked, got 10');
});

test('a filter that loses entries', async () => {
  const proxy = await startFaultyProxy(server.url, ({ path }, { body }) => {
    const { data, ...rest } = JSON.parse(body);
    if (path !== '/v1/news/recruits' || data.total === 12) return undefined;
    return { body: JSON.stringify({ ...rest, data: { ...data, list: [], total: 0 } }) };
  });
  const { out } = await runVerification(proxy.url, '--operation', 'listRecruits');
  await proxy.stop();
  expect(out).toMatch(/expected the \d+ entries with this city that the whole list has, got 0 of them/);
});

function callOf(operationId: string) {
  const operation = api.operations.find((candidate) => candidate.operationId === operationId);
  if (!operation) throw new Error(operationId);
  return operation;
}
