import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, startServer } from '../../../mocks/cli/child-processes.ts';
import { seededAccounts, seededPassword } from '../../../mocks/db/accounts.ts';
import { developmentPublicKey } from '../../../mocks/db/development-keys.ts';
import { encryptPasswords } from '../../../src/api/encryption.ts';

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
  server = await startServer('--quiet');
}, 60_000);

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

test('the clients of three generators compile strictly', { timeout: 240_000 }, async () => {
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
