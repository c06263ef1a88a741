import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withTimestamp } from '../../test/contract/address.ts';
import { finished, type Server, start, startServer } from './child-processes.ts';

// Each command is a separate process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Runs a command in its own sandbox. */
const inSandbox = (sandbox: string) => {
  const run = (...words: string[]) =>
    finished(start([...words, '--sandbox', sandbox], { MOCK_URL: server.url }));
  const call = async (path: string) =>
    (await fetch(withTimestamp(`${server.url}/~${sandbox}${path}`))).json();
  return { run, call };
};

test('fail replays a code the given number of times', async () => {
  const { run, call } = inSandbox('fail');
  const { out, code } = await run('fail', 'listNews', 'B0001', '--times', '1', '--note', 'why');
  expect([out, code]).toEqual(['Added rule 1: listNews:B0001,note="why"@1\n', 0]);
  expect((await run('rules')).out).toMatch(/^1 +listNews:B0001@1 +0 +0 +why$/m);
  expect((await call('/v1/news/list')).code).toBe('B0001');
  expect((await call('/v1/news/list')).code).toBe('00000');
  expect((await run('rules')).out).toContain('No active rules');
});

test('fail names the codes of the contract for a code that the operation does not list', async () => {
  const { run, call } = inSandbox('unlisted');
  const { err, code } = await run('fail', 'listNews', 'A2012');
  expect([err, code]).toEqual([
    expect.stringMatching(/^The contract does not list A2012 for listNews\. It lists .*B0001.*\.\n$/),
    0,
  ]);
  expect((await call('/v1/news/list')).code).toBe('A2012');
});

test('an unknown command and an option before its command are refused with advice', async () => {
  const advice = 'Options follow the command. `npm run mock -- --help` lists both.';
  const { err, code } = await finished(start(['coverages-of']));
  expect([err, code]).toEqual([`Unknown command 'coverages-of'. ${advice}\n`, 2]);
  expect((await finished(start(['--sandbox', 'anna', 'rules']))).err).toContain(advice);
});

test('fail accepts every setting of a rule', async () => {
  const { run } = inSandbox('settings');
  const settings = ['--after', '2', '--delay', '500', '--status', '503', '--chance', '0.3', '--times', '4'];
  const { out } = await run('fail', 'all', 'malformed', ...settings);
  expect(out).toContain('*:malformed,delay=500,status=503,after=2,chance=0.3@4');
});

test('patch changes the data of a response, respond the whole of it', async () => {
  const { run, call } = inSandbox('patch');
  const { out } = await run('patch', 'listNews', '{"total":0,"list":[]}', '--times', '1');
  expect(out).toBe('Added rule 1: listNews:data={"total":0,"list":[]}@1\n');
  expect((await call('/v1/news/list')).data).toMatchObject({ total: 0, list: [] });
  await run('respond', 'listNews', '{"code":"B0001","msg":"By hand","data":null}');
  expect((await call('/v1/news/list')).msg).toBe('By hand');
  await run('patch', 'listNews', '{"list":"none"}', '--invalid');
  expect((await call('/v1/news/list')).data.list).toBe('none');
});

test('clear removes one rule or all of them', async () => {
  const { run } = inSandbox('clear');
  for (const code of ['B0001', 'B002', 'B003']) await run('fail', 'listNews', code);
  expect((await run('clear', '2')).out).toBe('Removed rule 2.\n');
  const { out } = await run('rules');
  expect(out).toContain('B003');
  expect(out).not.toContain('B002');
  await run('clear');
  expect((await run('rules')).out).toContain('No active rules');
});

test('link prints the state as a query string', async () => {
  const { run } = inSandbox('link');
  expect((await run('link')).out).toContain('Nothing to replay');
  await run('scenario', 'flaky-network');
  await run('fail', 'createSubUser', 'A2012', '--times', '1');
  await run('fail', 'listNews', '--delay', '3000', '--note', 'R&D + "hotel"');
  const { out } = await run('link');
  expect(out).toMatch(/^\?mock=createSubUser:A2012@1;listNews:delay=3000,note=\S+&scenario=flaky-network\n$/);
  const mock = new URLSearchParams(out.trim()).get('mock');
  expect(mock).toBe(String.raw`createSubUser:A2012@1;listNews:delay=3000,note="R&D + \"hotel\""`);
});

test('scenario lists the scenarios and starts one', async () => {
  const { run } = inSandbox('scenario');
  const listed = await run('scenario');
  expect(listed.out).toContain('sub-account-limit');
  expect((await run('scenarios')).out).toBe(listed.out);
  const { out } = await run('scenario', 'slow', '--as', 'full@example.com');
  expect(out).toContain('Everything is slow');
  expect(out).toContain('Open /user as full@example.com.');
});

test('errors lists the codes of operations by a part of their name', async () => {
  const { run } = inSandbox('errors');
  const { out } = await run('errors', '--operation', 'login');
  expect(out).toContain('loginByPassword  POST /login');
  expect(out).toContain('loginBySms  POST /auth/sms/login');
  const one = await run('errors', 'A2012');
  expect(one.out).toMatch(/^A2012 +200 +Sub-account limit reached/m);
  expect(one.out).toContain('子账号');
  const exact = await run('errors', '--operation', 'createSubUser');
  expect(exact.out.match(/^\w+ {2}[A-Z]+ \//gm)).toHaveLength(1);
});

test('log shows the calls, as lines or as JSON', async () => {
  const { run, call } = inSandbox('log');
  await call('/v1/news/list');
  await call('/v1/nowhere');
  const lines = (await run('log')).out.trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d {2}listNews +200 {2}00000 +\d+ ms {2}~log$/);
  expect(lines[1]).toContain('GET /v1/nowhere');
  const [first] = (await run('log', '--json')).out.split('\n');
  expect(JSON.parse(first ?? '')).toMatchObject({ operationId: 'listNews', code: '00000' });
});

test('log --follow prints new calls', async () => {
  const { call } = inSandbox('follow');
  await call('/v1/news/list');
  const child = start(['log', '--follow', '--sandbox', 'follow'], { MOCK_URL: server.url });
  const seen = new Promise<void>((resolve) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      const isFirst = !text.includes('listNews');
      text += String(chunk);
      if (isFirst && text.includes('listNews')) void call('/v1/news/n1001');
      if (text.includes('getNews')) resolve();
    });
  });
  await seen;
  child.kill();
});

test('clock sets the time and returns to the present', async () => {
  const { run } = inSandbox('clock-set');
  expect(new Date((await run('clock', 'set', '2035-05-05T10:00')).out).getFullYear()).toBe(2035);
  expect(new Date((await run('clock')).out).getFullYear()).toBe(2035);
  const back = Date.parse((await run('clock', 'reset')).out);
  expect(Math.abs(back - Date.now())).toBeLessThan(60_000);
});

test('clock shows and advances the time', async () => {
  const { run } = inSandbox('clock');
  const before = Date.parse((await run('clock')).out);
  const after = Date.parse((await run('clock', 'advance', '2h')).out);
  expect(after - before).toBeGreaterThanOrEqual(7_200_000);
});

test('a snapshot restores the state in another sandbox', async () => {
  const { run } = inSandbox('saved');
  const file = join(mkdtempSync(join(tmpdir(), 'mock-')), 'snapshot.json');
  await run('fail', 'listNews', 'B0001');
  expect((await run('snapshot', 'save', file)).code).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8')).rules).toHaveLength(1);
  const other = inSandbox('loaded');
  expect((await other.run('snapshot', 'load', file)).code).toBe(0);
  expect((await other.call('/v1/news/list')).code).toBe('B0001');
  await other.run('reset');
  expect((await other.call('/v1/news/list')).code).toBe('00000');
});

test('accounts lists the seeded accounts', async () => {
  expect((await inSandbox('accounts').run('accounts')).out).toMatch(/^main +main@example\.com +138/m);
});

test.each([
  [['fail', 'createSubUsr', 'A2012'], 'Did you mean createSubUser'],
  [['fail', 'createSubUser', 'A20122'], 'Did you mean A2012'],
  [['fail', 'createSubUser'], 'needs at least one of'],
  [['fail', 'listNews', 'network', '--chance', '3'], '"chance" must be <= 1'],
  [['patch', 'listNews', '{"totl":0}'], 'data/totl is not in the contract. Did you mean total'],
  [['scenario', 'slwo'], 'Did you mean slow'],
  [['scenario', 'slow', '--as', 'mian'], 'Did you mean main'],
  [['errors', '--operation', 'logn'], 'Did you mean logout'],
  [['errors', 'A20122'], 'Did you mean A2012'],
  [['clear', '77'], 'There is no rule 77'],
  [['snapshot', 'load', '/nowhere/at/all'], 'cannot be read'],
  [['rules', '--url', 'http://localhost:9'], 'npm run mock'],
])('%j ends with a sentence', async (words, sentence) => {
  const { err, code } = await inSandbox('wrong').run(...words);
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

test.each([
  [['fial'], 'Did you mean fail?'],
  [['rules', '--snadbox', 'x'], 'Did you mean --sandbox?'],
  [['fail', 'listNews', 'network', '--times', 'often'], 'whole number'],
  [['patch', 'listNews', '{total:0}'], 'It must be JSON'],
  [['clock', 'advance', '2x'], '10m'],
  [['clock', 'set', 'tomorrow'], '2027-01-31'],
  [['rules', '--sandbox', 'a/b'], 'A name has'],
  [['--port', '70000'], '65535'],
  [['--prot', '3'], 'Did you mean --port?'],
  [['--control-from', 'mars'], 'loopback, anywhere'],
])('%j is rejected with a sentence and exit code 2', async (words, sentence) => {
  const { err, code } = await finished(start(words));
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

test.each([[['--help']], [['fail', '--help']], [['serve', '--help']]])('%j helps', async (words) => {
  const { out, code } = await finished(start(words));
  expect(out).toContain('Usage: npm run mock --');
  expect(out).toContain('--');
  expect(code).toBe(0);
});
