import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { generateSource } from 'oazapfts';
import openapiTS, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededAccounts, seededPassword } from '../../../mocks/db/accounts.ts';
import { developmentPublicKey } from '../../../mocks/db/development-keys.ts';
import { encryptPasswords } from '../../../src/api/encryption.ts';
import { type Server, startServer } from '../../../test/mock-processes.ts';

const contract = new URL('../../../openapi/generated/openapi.json', import.meta.url);
const input = fileURLToPath(contract);
const compiler = fileURLToPath(new URL('../../../node_modules/typescript-7/bin/tsc', import.meta.url));

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generated-clients-'));
  const heyApi = join(folder, 'hey-api');
  await createClient({
    input,
    output: heyApi,
    logs: { level: 'silent' },
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
  });
  await copyFile(new URL('journey.ts', import.meta.url), join(heyApi, 'journey.ts'));
  await generate(
    {
      input: { target: input },
      output: { target: join(folder, 'orval/client.ts'), client: 'fetch', mode: 'single' },
    },
    folder,
    { logLevel: 'error' },
  );
  await writeFile(join(folder, 'openapi-typescript.ts'), astToString(await openapiTS(contract)));
  await generateApi({
    input,
    output: join(folder, 'swagger-typescript-api'),
    fileName: 'client.ts',
    silent: true,
  });
  await writeFile(join(folder, 'oazapfts.ts'), await generateSource(input));
  // The client imports its runtime.
  await symlink(new URL('node_modules', import.meta.url), join(folder, 'node_modules'));
  await copyFile(new URL('probe.ts', import.meta.url), join(folder, 'probe.ts'));
  server = await startServer('--quiet');
}, 60_000);

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

test('the clients of five generators compile strictly, and none has any for a response', {
  timeout: 240_000,
}, async () => {
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    noEmit: true,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const errors = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).then(
    () => '',
    ({ stdout }) => stdout,
  );
  expect(errors).toBe('');
});

test('a generated client signs in, lists, creates, renews its token and signs out', async () => {
  expect(await visitAs('main')).toEqual(['00000', '00000', '00000', '00000', '00000']);
});

test('a generated client meets the limit of sub-accounts', async () => {
  expect(await visitAs('atLimit')).toEqual(['00000', '00000', 'A2012', '00000', '00000']);
});

/** Codes of a request that the server could not read: the form, the passwords or the token are wrong. */
const unreadable = ['A0400', 'A0401', 'A0104', 'A0202', 'A0405', 'A0406', 'A0407', 'A0415', 'A0460'];

test('Postman imports the contract, and its requests are read by the server', {
  timeout: 120_000,
}, async () => {
  const run = async (file: string, ...words: string[]) =>
    promisify(execFile)(process.execPath, [
      fileURLToPath(new URL(`node_modules/${file}`, import.meta.url)),
      ...words,
    ]);
  const file = join(folder, 'collection.json');
  const options = ['-s', input, '-o', file, '-O', 'parametersResolution=Example'];
  await run('openapi-to-postmanv2/bin/openapi2postmanv2.js', ...options);
  const collection: { item: Item[] } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...collection, item: withoutSessions(collection.item) }));

  const session = await fetch(`${server.url}/__mock__/accounts/main/session`, { method: 'POST' });
  const { token } = await session.json();
  const report = join(folder, 'newman.json');
  const variables = [`baseUrl=${server.url}`, `bearerToken=${token}`].flatMap((pair) => ['--env-var', pair]);
  const reporter = ['--reporters', 'json', '--reporter-json-export', report];
  await run('newman/bin/newman.js', 'run', file, ...variables, ...reporter);
  const { run: result }: Report = JSON.parse(await readFile(report, 'utf8'));
  const codes = result.executions.map(({ item, response }) => {
    const { code } = JSON.parse(Buffer.from(response.stream.data).toString());
    return [item.name, code] as const;
  });
  expect(codes.filter(([, code]) => unreadable.includes(code))).toEqual([]);
  // The others need a code or a ticket that was sent, or act on what an earlier request has deleted.
  expect(codes.filter(([, code]) => code === '00000').length).toBeGreaterThan(30);
  expect(codes.length).toBeGreaterThanOrEqual(45);
});

/** A request of a collection, or a folder. */
interface Item {
  name: string;
  item?: Item[];
}

interface Report {
  run: { executions: { item: { name: string }; response: { stream: { data: number[] } } }[] };
}

/** Without the requests that end a session, or need the tokens of another one. */
const withoutSessions = (items: readonly Item[]): Item[] =>
  items
    .filter(({ name }) => !['Log out', 'Prolong a session'].includes(name))
    .map(({ item, ...rest }) => ({ ...rest, ...(item && { item: withoutSessions(item) }) }));

interface Journey {
  visit(options: Record<'baseUrl' | 'account' | 'password' | 'newPassword', string>): Promise<string[]>;
}

/** Runs the journey of an account with the generated client. */
async function visitAs(account: keyof typeof seededAccounts): Promise<string[]> {
  const { visit }: Journey = await import(pathToFileURL(join(folder, 'hey-api/journey.ts')).href);
  const { password, newPassword } = JSON.parse(
    await encryptPasswords(
      JSON.stringify({ password: seededPassword, newPassword: 'Generated2026!' }),
      developmentPublicKey,
    ),
  );
  return visit({ baseUrl: server.url, account: seededAccounts[account].account, password, newPassword });
}
