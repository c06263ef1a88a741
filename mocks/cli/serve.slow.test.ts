import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { finished, start, startServer } from '../../test/mock-processes.ts';

// Each command is a separate process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('the server logs calls, except with --quiet', async () => {
  const server = await startServer();
  await fetch(`${server.url}/v1/news/list?_t=1`);
  await fetch(`${server.url}/~anna/v1/news/list?_t=1`, { headers: { 'X-Mock': 'B0001' } });
  await server.stop();
  const lines = server.written().match(/^\d\d:.+$/gm) ?? [];
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/listNews +200 {2}00000 +\d+ ms$/);
  expect(lines[1]).toMatch(/listNews +500 {2}B0001 +\d+ ms {2}~anna {2}rule /);

  const quiet = await startServer('--quiet');
  await fetch(`${quiet.url}/v1/news/list?_t=1`);
  await quiet.stop();
  expect(quiet.written()).not.toContain('listNews');
});

test('--state restores the state after a restart', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'mock-')), 'state.json');
  const first = await startServer('--state', file, '--scenario', 'slow');
  await post(`${first.url}/__mock__/rules`, { rule: 'listNews:B003' });
  await first.stop();

  const second = await startServer('--state', file, '--scenario', 'empty-news');
  const state = await (await fetch(`${second.url}/__mock__/state`)).json();
  await second.stop();
  expect(state.scenario).toBe('slow');
  expect(state.rules.map(({ text }: { text: string }) => text)).toEqual(['listNews:B003', '*:delay=3000']);
});

test('--state saves while the server runs', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'mock-')), 'state.json');
  const server = await startServer('--state', file);
  await post(`${server.url}/__mock__/rules`, { rule: 'listNews:B003' });
  const saved = await vi.waitFor(() => JSON.parse(readFileSync(file, 'utf8')), { timeout: 30_000 });
  await server.stop();
  expect(saved.rules).toHaveLength(1);
  // It contains sessions, so only its owner may read it.
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('an invalid state file is rejected with a sentence', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'mock-')), 'state.json');
  writeFileSync(file, '{"version":"0","db":{},"rules":[]}');
  const { err, code } = await finished(start(['--port', '0', '--state', file]));
  expect(err).toMatch(/^The state file .+ cannot be loaded: The snapshot is of version 0.+\n$/);
  expect(code).toBe(1);
});

test('--cors-origin allows only the named origins', async () => {
  const server = await startServer('--cors-origin', 'https://a.test', '--cors-origin', 'https://b.test');
  const allowed = async (origin: string) =>
    (await fetch(`${server.url}/v1/news/list?_t=1`, { headers: { Origin: origin } })).headers.get(
      'access-control-allow-origin',
    );
  const origins = [await allowed('https://b.test'), await allowed('https://c.test')];
  await server.stop();
  expect(origins).toEqual(['https://b.test', null]);
});

test('an unknown scenario and a port in use are rejected with a sentence', async () => {
  const unknown = await finished(start(['--port', '0', '--scenario', 'slwo']));
  expect([unknown.err, unknown.code]).toEqual([
    expect.stringMatching(/^Unknown .+Did you mean slow.+\n$/),
    1,
  ]);
  const server = await startServer();
  const { port } = new URL(server.url);
  const second = await finished(start([], { PORT: port }));
  await server.stop();
  const sentence = new RegExp(`^Port ${port} is already in use.* another port with --port\\.\\n$`);
  expect([second.err, second.code]).toEqual([expect.stringMatching(sentence), 1]);
});

test('a command prints its result, an error ends with code 1, a wrong word with code 2', async () => {
  const server = await startServer();
  const environment = { MOCK_URL: server.url };
  const set = await finished(start(['set', 'listNews:B0001'], environment));
  const refused = await finished(start(['set', 'listNws:B0001'], environment));
  await server.stop();
  expect([set.out, set.code]).toEqual(['Set rule 1: listNews:B0001\n', 0]);
  expect([refused.err, refused.code]).toEqual([expect.stringMatching(/^Unknown operation .+\n$/), 1]);
  const wrong = await finished(start(['--prot', '3']));
  expect([wrong.err, wrong.code]).toEqual([expect.stringContaining('Did you mean --port?'), 2]);
});

test('log --follow prints new calls', async () => {
  const server = await startServer('--quiet');
  const child = start(['log', '--follow'], { MOCK_URL: server.url });
  const seen = new Promise<void>((resolve) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      const isFirst = !text.includes('listNews');
      text += String(chunk);
      if (isFirst && text.includes('listNews')) void fetch(`${server.url}/v1/news/n1001?_t=1`);
      if (text.includes('getNews')) resolve();
    });
  });
  await fetch(`${server.url}/v1/news/list?_t=1`);
  await seen;
  child.kill();
  await server.stop();
});
