import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { editDocument as edit } from '../../test/contract/edit-document.ts';
import { finished } from '../../test/mock-processes.ts';
import { RestartableServer } from '../../test/restartable-server.ts';
import type { JsonObject } from '../contract-document/json.ts';
import { diffCommand } from './diff-command.ts';

// The command is a process once, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
const sampleFile = fileURLToPath(new URL('./sample-contract.yaml', import.meta.url));
const yaml = readFileSync(sampleFile, 'utf8');
const sample: JsonObject = parse(yaml);
const body = '/paths/~1accounts/post/requestBody/content/application~1json/schema';
const broken = edit(sample, [
  [`${body}/required`, ['name', 'email', 'kind', 'note']],
  [`${body}/description`, 'A new account'],
  ['/paths/~1accounts/get/summary', 'Accounts'],
]);

function write(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

async function run(...words: string[]) {
  const lines = { out: '', err: '' };
  const log = (text: unknown) => {
    lines.out += `${text}\n`;
  };
  const error = (text: unknown) => {
    lines.err += `${text}\n`;
  };
  return { code: await diffCommand(words, { log, error }, folder), ...lines };
}

test('prints the sections and exits with 1 for a breaking change', async () => {
  const revision = write('broken.json', JSON.stringify(broken));
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const words = [main, '--against', sampleFile, '--contract', revision];
  const { code, out, err } = await finished(
    spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  expect(out).toContain('Breaking (1)\n  createAccount: request field "note" is now required\n');
  expect(out).toContain(
    '\n\nHarmless (2)\n  listAccounts, createAccount: descriptions and examples changed (2)\n',
  );
  expect(err).toContain('needs a higher major version');
  expect(code).toBe(1);
});

test('exits with 0 when the major version is raised, and prints JSON', async () => {
  const revision = write('raised.json', JSON.stringify(edit(broken, [['/info/version', '2.0.0']])));
  const { code, out } = await run('--against', sampleFile, '--contract', revision, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    versions: { base: '1.0.0', revision: '2.0.0' },
    changes: [{ operation: 'createAccount', impact: 'breaking' }, {}, {}],
  });
  const next = write('next.json', JSON.stringify(edit(broken, [['/info/version', 'next']])));
  expect((await run('--against', sampleFile, '--contract', next)).err).toContain(
    'needs a higher major version',
  );
});

test('a change of more than words needs a new version', async () => {
  const against = (pairs: Parameters<typeof edit>[1]) =>
    run('--against', sampleFile, '--contract', write('same.json', JSON.stringify(edit(sample, pairs))));
  const optional: Parameters<typeof edit>[1][number] = [`${body}/properties/nick`, { type: 'string' }];
  expect(await against([optional])).toMatchObject({
    code: 1,
    err: expect.stringContaining('version is still 1.0.0'),
  });
  expect(await against([optional, ['/info/version', '1.1.0']])).toMatchObject({ code: 0, err: '' });
  expect(await against([['/paths/~1accounts/get/summary', 'Accounts']])).toMatchObject({ code: 0, err: '' });
});

test('reads what backends publish: a URL, byte order marks, UTF-16, merge keys of YAML', async () => {
  const server = new RestartableServer((_, response) => response.end(`\uFEFF${JSON.stringify(sample)}`));
  await server.start();
  const merged = yaml
    .replace('note: { type: string }', 'note: { <<: *text }')
    .replace('created: {', 'other: &text { type: string }\n        created: {');
  const sources = {
    url: `${server.base}/contract.json`,
    mark: write('mark.yaml', `\uFEFF${yaml}`),
    utf16: write('utf16.json', Buffer.from(`\uFEFF${JSON.stringify(sample)}`, 'utf16le')),
  };
  for (const source of Object.values(sources)) {
    const { code, out, err } = await run('--against', source, '--contract', sampleFile);
    expect([out, err, code], source).toEqual([
      expect.stringContaining('0 breaking, 0 risky, 0 harmless.'),
      '',
      0,
    ]);
  }
  await server.kill();
  const { out } = await run('--against', sampleFile, '--contract', write('merged.yaml', merged));
  expect(out).toContain('response field "data[].other" is new');
  expect(out).toContain('0 breaking, 0 risky');
});

test('compares with the contract before the version was raised, with the last tag, or with any git reference', async () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...words], {
      cwd: folder,
      stdio: 'ignore',
    });
  const commit = (contract: JsonObject, version: string) => {
    const versioned = edit(contract, [['/info/version', version]]);
    const file = write('openapi/generated/contract.json', JSON.stringify(versioned, null, 2));
    git('add', 'openapi');
    git('commit', '-m', version);
    return file;
  };
  git('init');
  const none = await run('--contract', write('first.json', JSON.stringify(sample)));
  expect([none.out, none.code]).toEqual([
    expect.stringContaining('Git has no earlier version of the contract'),
    0,
  ]);

  commit(sample, '1.0.0');
  const uncommitted = await run(
    '--contract',
    write('next.json', JSON.stringify(edit(broken, [['/info/version', '1.1.0']]))),
  );
  expect([uncommitted.out, uncommitted.code]).toEqual([
    expect.stringContaining('1.1.0 against 1.0.0 (HEAD)'),
    1,
  ]);
  commit(broken, '1.1.0');
  // A later commit of the same version is still compared with the version before.
  const working = commit(edit(broken, [['/info/title', 'Other']]), '1.1.0');
  const raised = await run('--contract', working);
  expect([raised.out, raised.code]).toEqual([
    expect.stringMatching(/1\.1\.0 against 1\.0\.0 \([\da-f]+\^\)/),
    1,
  ]);

  git('tag', 'v1.1.0');
  expect((await run('--contract', working)).out).toContain('against 1.1.0 (v1.1.0)');
  expect((await run('--against', 'HEAD~2', '--contract', 'v1.1.0')).code).toBe(1);
});

const unreadable: [name: string, source: () => string, sentence: string][] = [
  ['a source that does not exist', () => 'no-such-reference', '"no-such-reference" is no file'],
  ['a folder', () => folder, 'is no readable file'],
  ['a text that is no YAML', () => write('broken.yaml', '{ "paths": '), 'cannot be parsed'],
  [
    'bytes that are no text',
    () => write('gbk.yaml', Buffer.from([0xce, 0xc4, 0xb1, 0xbe])),
    'is no text in UTF-8',
  ],
  ['a document without paths', () => write('package.json', '{}'), 'It has no paths'],
  ['Swagger 2', () => write('swagger.yaml', 'swagger: "2.0"\npaths: {}'), 'is a Swagger 2 document'],
  [
    'a reference to another file',
    () => write('external.yaml', yaml.replace('#/components/schemas/Kind', './kind.yaml')),
    'The reference ./kind.yaml leaves the document',
  ],
  [
    'a reference without a target',
    () => write('dangling.yaml', yaml.replace('#/components/schemas/Kind', '#/components/schemas/Kin')),
    'The reference #/components/schemas/Kin leads nowhere',
  ],
];

test.for(unreadable)('%s is refused in a sentence', async ([, against, sentence]) => {
  const { code, err } = await run('--against', against(), '--contract', sampleFile);
  expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  expect(err).not.toContain('    at ');
  expect((await run('--no-such-flag')).code).toBe(2);
});
