import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Standalone, startStandalone } from '../../mocks/adapters/standalone.ts';
import { seededAccounts, seededCode, seededPassword } from '../../mocks/db/accounts.ts';
import { finished } from '../../test/mock-processes.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { runVerification as run } from './run-verification.ts';
import type { Result } from './verify.ts';

// The command is a process once, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const login = ['--account', seededAccounts.main.account, '--password', seededPassword];

let server: Standalone;
beforeAll(async () => {
  server = await startStandalone({ port: 0, host: '127.0.0.1', quiet: true });
});
afterAll(() => server.stop());

/** The result rows by operation. */
function rowsOf(file: string): Map<string, Result> {
  const { results }: { results: Result[] } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    results.map((result) => [[result.operationId, result.about].filter(Boolean).join(' '), result]),
  );
}

describe('our own backend', () => {
  test('agrees for reads, and writes require --write', async () => {
    const json = join(folder, 'read.json');
    const { code, out } = await run(server.url, ...login, '--json', json);
    expect(out).toContain('0 differ');
    expect(out).not.toContain('Not in the contract');
    expect(code).toBe(0);
    const rows = rowsOf(json);
    expect(rows.get('getSubUser')).toMatchObject({ outcome: 'agrees', code: '00000' });
    expect(rows.get('getUserDetail without a login')).toMatchObject({ outcome: 'agrees', code: 'A0401' });
    expect(rows.get('createSubUser')).toMatchObject({
      outcome: 'skipped',
      reason: expect.stringContaining('--write'),
    });
  });

  test('agrees for writes', async () => {
    const junit = join(folder, 'write.xml');
    const flags = ['--write', '--code', seededCode, '--new-mobile', '13700000077', '--junit', junit];
    const { code, out } = await run(server.url, ...login, ...flags);
    expect(out).toContain(' agree, 0 differ, 4 skipped.');
    expect(out).not.toContain('Not in the contract');
    expect(code).toBe(0);
    const xml = readFileSync(junit, 'utf8');
    expect(xml).toContain('failures="0" skipped="4"');
    expect(xml).toContain('<testcase classname="contract" name="deleteSubUser"');
    expect(xml + out).not.toContain(seededPassword);
  });

  test('agrees for wrong inputs', async () => {
    const { code, out } = await run(server.url, ...login, '--write', '--negative');
    expect(out).toMatch(/^agrees {3}submitApplication with \d\d wrong inputs /m);
    expect(out).toMatch(/^\d+ agree, 0 differ, /m);
    expect(code).toBe(0);
  });

  test('--operation verifies one operation and its prerequisites', async () => {
    const main = fileURLToPath(new URL('./main.ts', import.meta.url));
    const words = [main, '--url', server.url, ...login, '--operation', 'getSubUser'];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const { code, out } = await finished(child);
    expect(out).toMatch(/^agrees {3}getSubUser +200 {2}00000 +\d+ ms\n\n1 agree, 0 differ, 0 skipped\.\n$/);
    expect(code).toBe(0);
  });

  test('without an account, authenticated operations are skipped with the reason', async () => {
    const { code, out } = await run(server.url);
    expect(out).toMatch(
      /^skipped {2}\d+ calls: needs a login: give --account and --password\n +.*getUserDetail, /m,
    );
    expect(out.match(/needs a login/g)).toHaveLength(1);
    expect(code).toBe(0);
  });
});

test('a named operation, or with --no-skips any, that was not verified completely is no success', async () => {
  const named = await run(server.url, '--operation', 'listSubUsers');
  expect(named.out).toContain('1 agree, 0 differ, 1 skipped.');
  expect([named.err, named.code]).toEqual([
    'The verification is not complete: listSubUsers needs a login: give --account and --password.\n',
    2,
  ]);
  const strict = await run(server.url, '--no-skips');
  expect([strict.err, strict.code]).toEqual([expect.stringContaining('getUserDetail needs a login'), 2]);
  expect((await run(server.url, '--no-skips', '--operation', 'getSeo')).code).toBe(0);
});

test('a wrong base address is named instead of a difference for each operation', async () => {
  const fails = async (url: string) => {
    const { err, out, code } = await run(url);
    expect([err, out, code]).toEqual([
      `${url} answers every call with a page or status 404. Is the base address right?\n`,
      '',
      2,
    ]);
  };
  await fails(`${server.url}/no/such/path`);
  const site = await startFaultyProxy(server.url, () => ({
    status: 200,
    body: '<html>Home</html>',
    headers: { 'Content-Type': 'text/html' },
  }));
  await fails(site.url);
  await site.stop();
});

test('a verification that cannot run exits with code 2 and the reason', async () => {
  const unknown = await run(server.url, '--operation', 'getSubUsr');
  expect([unknown.err, unknown.code]).toEqual([
    expect.stringMatching(/"getSubUsr"\. Did you mean getSubUser/),
    2,
  ]);
  const nobody = await run('http://127.0.0.1:9');
  expect([nobody.err, nobody.code]).toEqual(['No backend responds at http://127.0.0.1:9.\n', 2]);
  const wrong = await run(server.url, '--account', seededAccounts.main.account, '--password', 'Wrong2026!');
  expect([wrong.err, wrong.code]).toEqual([expect.stringMatching(/The login failed: .*A0102/), 2]);
  expect((await run('not-an-address')).code).toBe(2);
  const file = join(folder, 'no-such-folder', 'result.xml');
  const lost = await run(server.url, '--operation', 'getSeo', '--junit', file);
  expect([lost.err, lost.code]).toEqual([`The result cannot be written to ${file} (ENOENT).\n`, 2]);
});

test('a call after a rejected code is skipped for that reason, not for a missing flag', async () => {
  const flags = ['--write', '--code', '000000', '--new-mobile', '13700000078', '--operation', 'modifyMobile'];
  const { out } = await run(server.url, ...login, ...flags);
  expect(out).toMatch(/^skipped {2}modifyMobile +needs verifyCurrentMobileCode, which answered A2005\n/);
});

test('every injected difference is reported', async () => {
  const proxy = await startFaultyProxy(server.url, ({ method, path }, { status, body }) => {
    const edit = editOf(status, body);
    switch (`${method} ${path}`) {
      case 'GET /v1/news/list':
        return edit(({ data }) => {
          for (const item of data.list) delete item.title;
        });
      case 'GET /v1/news/recruits':
        return edit(({ data }) => {
          data.total = '12';
        });
      case 'GET /v1/news/advances/list':
        return { status: 200, body: '{"code":"X9999","msg":"Nobody knows","data":null}' };
      case 'GET /v1/users/sub':
        return edit(({ data }) => {
          if (data?.list[0]) data.list[0].status = 7;
        });
      case 'GET /v1/users/companyInfo':
        return { status: 201, body };
      case 'GET /v1/match/tag':
        return { status, body: body.slice(0, -10) };
      case 'GET /v1/seo':
        return edit((answer) => {
          delete answer.code;
        });
      case 'GET /v1/company/users':
        return { status: 500, body: '{"code":"B0001","msg":"System error"}' };
      default:
        return undefined;
    }
  });
  const json = join(folder, 'faults.json');
  const junit = join(folder, 'faults.xml');
  const { code, out } = await run(proxy.url, ...login, '--json', json, '--junit', junit);
  await proxy.stop();
  expect(code).toBe(1);

  const rows = rowsOf(json);
  const differences = Object.fromEntries(
    [...rows]
      .filter(([, { outcome }]) => outcome === 'differs')
      .map(([name, row]) => [name, row.differences]),
  );
  const one = (path: string, expected: unknown, got: unknown) => [{ path, expected, got }];
  expect(differences).toEqual({
    listNews: one(
      '/data/list/0/title',
      'a value',
      expect.stringMatching(/^nothing; the same in \d+ other places, such as/),
    ),
    listRecruits: one('/data/total', 'integer', '"12"'),
    listAdvances: one('/code', expect.stringMatching(/^00000/), 'X9999 (Nobody knows)'),
    listSubUsers: one('/data/list/0/status', 'one of 0, 1, 2', '7'),
    getCompanyInfo: one('HTTP status', '200 with 00000', '201'),
    listMatchTags: one('', 'an envelope as JSON', expect.stringContaining('{"code":"00000"')),
    getSeo: one('/code', 'string', 'nothing'),
    listCompanyUsers: one('/code', '00000 to a call that is right', 'B0001 (System error)'),
  });
  // Items of the faulty lists are still verified.
  expect(rows.get('getNews')?.outcome).toBe('agrees');
  expect(rows.get('getSubUser')?.outcome).toBe('agrees');
  expect(rows.get('getAdvance')).toMatchObject({
    outcome: 'skipped',
    reason: 'needs listAdvances, which differs from the contract',
  });
  for (const about of ['as page 2 of size 1', 'by topic', 'by year'])
    expect(rows.get(`listNews ${about}`)?.outcome).toBe('agrees');
  expect(rows.get('listNews by keyword')).toMatchObject({
    outcome: 'skipped',
    reason: 'not checked, because title in the list differs from the contract',
  });
  for (const about of ['as page 2 of size 1', 'by keyword'])
    expect(rows.get(`listCompanyUsers ${about}`)).toMatchObject({
      outcome: 'skipped',
      reason: 'not checked, because listCompanyUsers differs from the contract',
    });
  expect(out).toMatch(/differs {2}listSubUsers.+\n +\/data\/list\/0\/status: expected one of 0, 1, 2, got 7/);
  expect(readFileSync(junit, 'utf8')).toContain('failures="8"');
});

test('other answers to wrong inputs are reported with what was sent', async () => {
  const proxy = await startFaultyProxy(server.url, ({ method, path }, { status }) => {
    // Accepts everything, and names every error of a parameter B005.
    if (`${method} ${path}` === 'POST /v1/apply')
      return { status: 200, body: '{"code":"00000","msg":"Ok","data":null}' };
    return path === '/v1/news/list' && status === 400
      ? { status, body: '{"code":"B005","msg":"No"}' }
      : undefined;
  });
  const names = ['submitApplication', 'listNews', 'getSeo'].flatMap((name) => ['--operation', name]);
  const { code, out } = await run(proxy.url, '--write', '--negative', ...names);
  await proxy.stop();
  expect(code).toBe(1);
  expect(out).toMatch(/^differs {2}submitApplication with \d+ wrong inputs/m);
  expect(out).toContain('email: omitted: expected A0407 with 400, got 00000 with 200\n');
  expect(out).toMatch(/^differs {2}listNews with \d+ wrong inputs/m);
  expect(out).toContain('page=many: expected A0406 with 400, got B005 with 400\n');
  expect(out).toMatch(/^agrees {3}getSeo with \d+ wrong inputs/m);
});

test('what the contract does not describe is listed', async () => {
  const proxy = await startFaultyProxy(server.url, ({ method, path }, { status, body }) => {
    const edit = editOf(status, body);
    switch (`${method} ${path}`) {
      case 'GET /v1/news/list':
        return edit(({ data }) => {
          for (const item of data.list) item.views = { total: 12 };
        });
      case 'GET /v1/news/advances/list':
        return { status: 200, body: '{"code":"X9999","msg":"Not now","data":null}' };
      case 'GET /v1/users/companyInfo':
        return { status: 201, body };
      default:
        return undefined;
    }
  });
  const { out } = await run(proxy.url, ...login);
  await proxy.stop();
  const [, list] = out.split('Not in the contract:\n');
  expect(list?.trimEnd().split('\n').sort()).toEqual([
    '  getCompanyInfo with status 201: the status is new',
    '  listAdvances with status 200: error code X9999 is new',
    '  listNews with status 200: field "data.list[].views" is new',
  ]);
});

/** Changes the envelope of a response. */
const editOf =
  (status: number, body: string) =>
  (change: (envelope: { code?: string; msg?: string; data: Json }) => void) => {
    const envelope = JSON.parse(body);
    change(envelope);
    return { status, body: JSON.stringify(envelope) };
  };

interface Json {
  list: Record<string, unknown>[];
  total: unknown;
}
