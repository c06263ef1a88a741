import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { withTimestamp } from '../../test/contract/address.ts';
import { type Standalone, startStandalone } from '../adapters/standalone.ts';
import { createProgram } from './program.ts';

let server: Standalone;
beforeAll(async () => {
  server = await startStandalone({ port: 0, host: '127.0.0.1', quiet: true });
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

interface Finished {
  out: string;
  err: string;
  /** The message of an error of the command. */
  refused?: string;
}

/** Runs a command in this process. */
async function runWords(words: readonly string[]): Promise<Finished> {
  const text = { out: '', err: '' };
  const add = (to: keyof typeof text, part: unknown) => {
    text[to] += String(part);
  };
  vi.spyOn(console, 'log').mockImplementation((line) => add('out', `${line}\n`));
  vi.spyOn(console, 'warn').mockImplementation((line) => add('err', `${line}\n`));
  const write = (to: keyof typeof text) => (part: unknown) => {
    add(to, part);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(write('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(write('err'));
  try {
    await createProgram().parseAsync(words, { from: 'user' });
    return text;
  } catch (error) {
    return { ...text, refused: error instanceof Error ? error.message : String(error) };
  } finally {
    vi.restoreAllMocks();
  }
}

/** Runs commands in a sandbox of their own. */
const inSandbox = (sandbox: string) => ({
  run: (...words: string[]) => runWords([...words, '--sandbox', sandbox, '--url', server.url]),
  call: async (path: string) => (await fetch(withTimestamp(`${server.url}/~${sandbox}${path}`))).json(),
});

test('set replays a code the given number of times', async () => {
  const { run, call } = inSandbox('set');
  const { out } = await run('set', 'listNews:B0001,note=why@1');
  expect(out).toBe('Set rule 1: listNews:B0001,note="why"@1\n');
  expect((await run('rules')).out).toMatch(/^1 +0 +0 +listNews:B0001,note="why"@1$/m);
  expect((await call('/v1/news/list')).code).toBe('B0001');
  expect((await call('/v1/news/list')).code).toBe('00000');
  expect((await run('rules')).out).toContain('No active rules');
});

test('set sets several rules, and names the codes of the contract for one that the operation does not list', async () => {
  const { run, call } = inSandbox('several');
  const { out, err } = await run('set', 'listNews:A2012; listRecruits:data={"total":0,"list":[]}');
  expect(out).toContain('Set rule 1: listNews:A2012\nSet rule 2: listRecruits:data={"total":0,"list":[]}\n');
  expect(err).toMatch(/^The contract does not list A2012 for listNews\. It lists .*B0001.*\.\n$/);
  expect((await call('/v1/news/recruits')).data).toMatchObject({ total: 0, list: [] });
});

test('set names the sandboxes that its rule is not for', async () => {
  await inSandbox('phone').run('rules');
  const { out } = await inSandbox('mistyped').run('set', 'listNews:B0001');
  expect(out).toMatch(
    /for the sandbox mistyped\. Used last beside it, such as by a phone: --sandbox phone\b/,
  );
});

test('clear removes one rule or all of them', async () => {
  const { run } = inSandbox('clear');
  await run('set', 'listNews:B0001; listNews:B002; listNews:B003');
  expect((await run('clear', '2')).out).toBe('Removed rule 2.\n');
  const { out } = await run('rules');
  expect(out).toContain('B003');
  expect(out).not.toContain('B002');
  await run('clear');
  expect((await run('rules')).out).toContain('No active rules');
});

test('scenario lists the scenarios and starts one', async () => {
  const { run } = inSandbox('scenario');
  expect((await run('scenario')).out).toContain('sub-account-limit');
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
  expect(exact.out).toContain('Called on /user/sub-account/create as main\n');
});

test('log shows the calls, as lines or as JSON, and follows them', async () => {
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

test('clock shows, advances and sets the time, and returns to the present', async () => {
  const { run } = inSandbox('clock');
  const before = Date.parse((await run('clock')).out);
  const after = Date.parse((await run('clock', 'advance', '2h')).out);
  expect(after - before).toBeGreaterThanOrEqual(7_200_000);
  expect(new Date((await run('clock', 'set', '2035-05-05T10:00')).out).getFullYear()).toBe(2035);
  const back = Date.parse((await run('clock', 'reset')).out);
  expect(Math.abs(back - Date.now())).toBeLessThan(60_000);
});

test('a snapshot restores the state in another sandbox', async () => {
  const { run } = inSandbox('saved');
  const file = join(mkdtempSync(join(tmpdir(), 'mock-')), 'snapshot.json');
  await run('set', 'listNews:B0001');
  await run('snapshot', 'save', file);
  expect(JSON.parse(readFileSync(file, 'utf8')).rules).toHaveLength(1);
  const other = inSandbox('loaded');
  await other.run('snapshot', 'load', file);
  expect((await other.call('/v1/news/list')).code).toBe('B0001');
  await other.run('reset');
  expect((await other.call('/v1/news/list')).code).toBe('00000');
});

test('accounts lists the seeded accounts', async () => {
  expect((await inSandbox('accounts').run('accounts')).out).toMatch(/^main +main@example\.com +138/m);
});

test.each([
  [['set', 'createSubUsr:A2012'], 'Did you mean createSubUser'],
  [['set', 'createSubUser:A20122'], 'Did you mean A2012'],
  [['set', 'createSubUser'], 'needs at least one of'],
  [['set', 'listNews:network,chance=3'], '"chance" must be <= 1'],
  [['set', 'listNews:data={"totl":0}'], 'data/totl is not in the contract. Did you mean total'],
  [['scenario', 'slwo'], 'Did you mean slow'],
  [['scenario', 'slow', '--as', 'mian'], 'Did you mean main'],
  [['errors', '--operation', 'logn'], 'Did you mean logout'],
  [['errors', 'A20122'], 'Did you mean A2012'],
  [['clear', '77'], 'There is no rule 77'],
  [['snapshot', 'load', '/nowhere/at/all'], 'cannot be read'],
  [['rules', '--url', 'http://localhost:9'], 'Start one with'],
])('%j ends with a sentence', async (words, sentence) => {
  const run = words.includes('--url') ? runWords : (all: string[]) => inSandbox('wrong').run(...all);
  const { refused = '' } = await run(words);
  expect(refused).toContain(sentence);
  expect(refused.trim().split('\n')).toHaveLength(1);
});

test.each([
  [['sett'], 'Did you mean set?'],
  [['rules', '--snadbox', 'x'], 'Did you mean --sandbox?'],
  [['coverages-of'], '--help` lists both.'],
  [['--sandbox', 'anna', 'rules'], 'Options follow the command.'],
  [['clock', 'advance', '2x'], '10m'],
  [['clock', 'set', 'tomorrow'], '2027-01-31'],
  [['rules', '--sandbox', 'a/b'], 'A name has'],
  [['serve', '--port', '70000'], '65535'],
  [['serve', '--prot', '3'], 'Did you mean --port?'],
])('%j is rejected with a sentence', async (words, sentence) => {
  const { err } = await runWords(words);
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test.each([[['--help']], [['set', '--help']], [['serve', '--help']]])('%j helps', async (words) => {
  expect((await runWords(words)).out).toMatch(/^Usage: .+--/s);
});
