import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seededAccounts, seededCode, seededPassword } from '../../mocks/db/accounts.ts';
import type { FakeBackend } from '../../mocks/engine/backend.ts';
import { isTriggerable, listTriggers } from '../../mocks/operations/codes.ts';
import type { RequestOverrides } from '../../mocks/operations/operation.ts';
import { fittingInput, type SharedTrigger, sharedCodes } from '../../mocks/operations/shared-codes.ts';
import { createCaller, operations } from '../../test/contract/caller.ts';
import { finished, type Server, startServer } from '../../test/mock-processes.ts';
import { findPrism, type OwnServer, startPrismProxy } from '../../test/servers.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const contract = new URL('../../openapi/generated/openapi.json', import.meta.url);
const prism = findPrism();

/** Another method or path is no operation of the contract. Prism does not respond to a body that is no JSON. */
function passesPrism({ method, suffix, text = '{}' }: RequestOverrides): boolean {
  if (method || suffix) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

if (!prism) console.warn('npx cannot install Prism. Its tests are skipped.');

describe.skipIf(prism === undefined)('Prism before the standalone server finds no violation', () => {
  let server: Server;
  let strict: OwnServer;
  /** Judges responses only. The codes of invalid requests need invalid requests. */
  let lenient: OwnServer;
  beforeAll(async () => {
    if (!prism) return;
    server = await startServer('--quiet');
    strict = await startPrismProxy(prism, fileURLToPath(contract), server.url);
    const withoutSecurity = join(mkdtempSync(join(tmpdir(), 'prism-')), 'openapi.json');
    writeFileSync(withoutSecurity, readFileSync(contract, 'utf8').replaceAll('"security":', '"x-security":'));
    lenient = await startPrismProxy(prism, withoutSecurity, server.url, { validateRequest: false });
  });
  afterAll(async () => {
    for (const running of [strict, lenient, server]) await running?.stop();
  });

  const verify = async (url: string, ...flags: string[]) => {
    const entry = fileURLToPath(new URL('../../scripts/contract-verify/main.ts', import.meta.url));
    const account = ['--account', seededAccounts.main.account, '--password', seededPassword];
    const words = [entry, '--url', url, ...account, ...flags];
    return (await finished(spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] }))).out;
  };

  test('in a verification with writes', async () => {
    const out = await verify(strict.url, '--write', '--code', seededCode, '--new-mobile', '13700000066');
    const differing = [...out.matchAll(/^differs +(.+?) {2}/gm)].map(([, name]) => name);
    // Prism itself refuses a request without credentials.
    expect(differing).toEqual(['getUserDetail without a login', 'listSubUsers without a login']);
    expect(out).toContain(' agree, 2 differ, 4 skipped.');
    expect(await verify(lenient.url)).toContain(' 0 differ,');
  });

  test('in the triggers of the codes of each operation', async () => {
    const violations: string[] = [];
    for (const { operationId } of operations)
      for (const [code, trigger] of listTriggers(operationId)) {
        if (!isTriggerable(trigger)) continue;
        const proxy = code.startsWith('A04') ? lenient : strict;
        const caller = createCaller(behind(proxy), `${operationId}-${code}`);
        const reply = await caller
          .runTrigger(operationId, trigger)
          .catch((error: Error) => ({ code: error.message }));
        if (reply.code !== code) violations.push(`${operationId} ${code}: ${reply.code}`);
      }
    expect(violations).toEqual([]);
  });

  test('in the triggers of common codes', async () => {
    const violations: string[] = [];
    for (const [code, { triggersOf }] of Object.entries<SharedTrigger>(sharedCodes))
      for (const operation of operations) {
        const { operationId } = operation;
        const caller = createCaller(behind(lenient), `${operationId}-${code}`);
        for (const { what, ...attempt } of triggersOf(operation).filter(passesPrism).slice(0, 1)) {
          const trigger = { input: fittingInput(operationId), ...attempt };
          const reply = await caller
            .runTrigger(operationId, trigger)
            .catch((error: Error) => ({ code: error.message }));
          if (reply.code !== code) violations.push(`${operationId} ${code}: ${what}: ${reply.code}`);
        }
      }
    expect(violations).toEqual([]);
  });

  test('in every code that a replay rule produces', async () => {
    const violations: string[] = [];
    const caller = createCaller(behind(strict), 'replay');
    for (const { operationId, codes } of operations)
      for (const code of codes) {
        const headers = { 'X-Mock': code };
        const reply = await caller
          .call(operationId, fittingInput(operationId), { headers, token: 'replayed' })
          .catch((error: Error) => ({ code: error.message }));
        if (reply.code !== code) violations.push(`${operationId} ${code}: ${reply.code}`);
      }
    expect(violations).toEqual([]);
  });

  test('and sees one', async () => {
    const headers = { 'X-Mock': 'A0401,status=200' };
    const caller = createCaller(behind(strict), 'violation');
    await expect(caller.call('listNews', {}, { headers })).rejects.toThrow('"severity":"Error"');
  });

  /** The server behind Prism. Control requests bypass it. */
  function behind(proxy: OwnServer): Pick<FakeBackend, 'fetch'> {
    return {
      async fetch(request) {
        const { pathname, search } = new URL(request.url);
        const [, sandbox = '', path = ''] = pathname.match(/^\/api\/~([^/]+)(\/.*)$/) ?? [];
        const headers = new Headers(request.headers);
        headers.set('X-Mock-Session', sandbox);
        const base = path.startsWith('/__mock__/') ? server.url : proxy.url;
        const body = await request.text();
        const init = { method: request.method, headers, body: body || undefined };
        const response = await fetch(base + path + search, init);
        const { type, validation } = await response.clone().json();
        if (typeof type === 'string' && type.includes('prism'))
          throw new Error(JSON.stringify(validation ?? type));
        return response;
      },
    };
  }
});
