import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTimestamp } from '../../test/contract/address.ts';
import { BackendSandbox } from './backend-sandbox.ts';
import { fakeBackendForTests } from './vitest.ts';

const base = 'http://api.example.com/base';
const { server } = fakeBackendForTests(base);

beforeAll(() => server.listen());
afterAll(() => server.close());

async function codeOf(path: string, sandbox: BackendSandbox, init: RequestInit = {}): Promise<string> {
  const headers = { 'X-Mock-Session': sandbox.name, 'Content-Type': 'application/json' };
  return (await (await fetch(withTimestamp(base + path), { ...init, headers })).json()).code;
}

test('a rule applies to the sandbox of its test only', async () => {
  const mine = new BackendSandbox(base, 'mine');
  const yours = new BackendSandbox(base, 'yours');
  await mine.fail('listNews', 'B0001', { times: 1 });
  expect(await codeOf('/v1/news/list', yours)).toBe('00000');
  expect(await codeOf('/v1/news/list', mine)).toBe('B0001');
  expect(await codeOf('/v1/news/list', mine)).toBe('00000');
  expect((await mine.journal()).map(({ rule }) => rule)).toEqual(['listNews:B0001@1', undefined]);
});

test('a code that the contract does not list for the operation does not compile, but can be forced', async () => {
  const sandbox = new BackendSandbox(base, 'unlisted');
  // @ts-expect-error: the operation does not list this code
  await sandbox.fail('listNews', 'A2012', { times: 1 });
  const [forced] = await sandbox.set('listNews:A2012@1');
  expect(forced?.hint).toMatch(/^The contract does not list A2012 for listNews. It lists /);
  await sandbox.fail('createSubUser', 'A2012');
  expect(await codeOf('/v1/users/sub', sandbox, { method: 'POST', body: '{}' })).toBe('A2012');
  await sandbox.clear();
  expect(await codeOf('/v1/users/sub', sandbox, { method: 'POST', body: '{}' })).not.toBe('A2012');
});

test('an invalid control request fails the test with its reason', async () => {
  // @ts-expect-error: no scenario has this name
  await expect(new BackendSandbox(base, 'wrong').startScenario('sub-acount-limit')).rejects.toThrow(
    'sub-account-limit',
  );
});

test('a slash at the end of the address is no part of it, and an address without a fake backend is named', async () => {
  const sandbox = new BackendSandbox(`${base}/`, 'slash');
  await sandbox.set('listNews:B0001@1');
  expect(await codeOf('/v1/news/list', sandbox)).toBe('B0001');
  await expect(new BackendSandbox('http://localhost:1', 'none').clear()).rejects.toThrow(
    'No fake backend responds at http://localhost:1',
  );
});

test('patch accepts what the contract describes', async () => {
  const sandbox = new BackendSandbox(base, 'patch');
  await sandbox.patch('listNews', { total: 0, list: { 0: { title: 'A', publishTime: '-2h' } } });
  await sandbox.patch('listMyProducts', { 0: { expireTime: null } });
  // @ts-expect-error: the contract has no such field
  await expect(sandbox.patch('listNews', { list: { 0: { titel: 'A' } } })).rejects.toThrow(
    'Did you mean title',
  );
  // @ts-expect-error: a required field cannot be removed
  await expect(sandbox.patch('listNews', { total: null })).rejects.toThrow('data/total');
});
