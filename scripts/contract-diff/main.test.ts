import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { type Finished, finished } from '../../mocks/cli/child-processes.ts';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { edit } from '../contract-document/edit-document.ts';
import { baseContract } from './sample-contracts.ts';
import { requestBody } from './seeded-changes.ts';

// A command is a separate process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
  const run = (...flags: string[]): Promise<Finished> =>
    finished(spawn(process.execPath, [entry, ...flags], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }));
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const base = write('base.yaml', stringify(baseContract));
  const broken = edit(baseContract, [
    [`${requestBody}/required`, ['name', 'email', 'kind', 'note']],
    [`${requestBody}/description`, 'A new account'],
    ['/paths/~1accounts/get/summary', 'Accounts'],
  ]);

  test('prints the sections and exits with 1 for a breaking change', async () => {
    const revision = write('broken.json', JSON.stringify(broken));
    const { code, out, err } = await run('--against', base, '--contract', revision);
    expect(out).toContain('Breaking (1)\n  createAccount: request field "note" is now required\n');
    expect(out).toContain(
      '\n\nHarmless (2)\n  listAccounts, createAccount: descriptions and examples changed (2)\n',
    );
    expect(err).toContain('needs version 2.0.0');
    expect(code).toBe(1);
  });

  test('exits with 0 when the major version is raised, and prints JSON', async () => {
    const revision = write('raised.json', JSON.stringify(edit(broken, [['/info/version', '2.0.0']])));
    const { code, out } = await run('--against', base, '--contract', revision, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      versions: { base: '1.0.0', revision: '2.0.0' },
      changes: [{ operation: 'createAccount', impact: 'breaking' }, {}, {}],
    });
  });

  test('reads a URL', async () => {
    const server = createServer((_, response) => response.end(JSON.stringify(contract)));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, out } = await run('--against', `http://127.0.0.1:${port}/contract.json`);
    server.close();
    expect([out, code]).toEqual([expect.stringContaining('0 breaking, 0 risky, 0 harmless.'), 0]);
  });

  test('compares with the last release tag, and with any git reference', async () => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...words], {
        cwd: folder,
        stdio: 'ignore',
      });
    const revision = write('released.json', JSON.stringify(broken));
    git('init');
    const none = await run('--contract', revision);
    expect([none.out, none.code]).toEqual([
      expect.stringContaining('no release tag to compare the contract with. Name a git reference'),
      0,
    ]);

    write('openapi/generated/contract.json', JSON.stringify(baseContract));
    git('add', 'openapi');
    git('commit', '-m', 'release');
    git('tag', 'v1.0.0');
    const released = await run('--contract', revision);
    expect([released.out, released.code]).toEqual([expect.stringContaining('against 1.0.0 (v1.0.0)'), 1]);
    expect((await run('--against', 'HEAD', '--contract', 'v1.0.0')).code).toBe(0);
  });

  test('shows the effect of an overlay', async () => {
    const overlay = write(
      'overlay.yaml',
      stringify({
        overlay: '1.0.0',
        info: { title: 'City', version: '1.0.0' },
        actions: [
          { target: '$.components.schemas.Account.properties', update: { city: { type: 'string' } } },
        ],
      }),
    );
    const { code, out } = await run('--contract', base, '--overlay', overlay);
    expect(out).toContain('Harmless (1)\n  listAccounts: response field "data[].city" is new\n');
    expect(code).toBe(0);
    const wrong = await run('--contract', base, '--overlay', base);
    expect([wrong.err, wrong.code]).toEqual([expect.stringContaining('is no OpenAPI overlay'), 2]);
  });

  test('exits with 2 and the reason without a contract', async () => {
    const { code, err } = await run('--against', 'no-such-reference');
    expect([code, err]).toEqual([2, expect.stringContaining('"no-such-reference" is no file')]);
  });
});
