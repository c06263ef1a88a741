import { constants, publicEncrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { withTimestamp } from '../../test/contract/address.ts';
import { developmentPublicKey } from '../db/development-keys.ts';
import { createProductBackend } from '../fake-backend.ts';
import type { ChangeStore } from './transactions.ts';

/** What the tabs of one browser share: the changes, and one lock. */
function openBrowser() {
  let changes: { id: number; text: string }[] = [];
  let lastId = 0;
  let locked: Promise<unknown> = Promise.resolve();
  const added: string[] = [];

  function openStore(): ChangeStore {
    let known = 0;
    return {
      lock(work) {
        const result = locked.then(work);
        locked = result.catch(() => undefined);
        return result;
      },
      async readNew() {
        const newer = changes.filter(({ id }) => id > known);
        known = newer.at(-1)?.id ?? known;
        return newer.map(({ text }) => text);
      },
      async add(text, isReset) {
        if (isReset) changes = [];
        lastId += 1;
        known = lastId;
        changes.push({ id: lastId, text });
        added.push(text);
      },
    };
  }

  function openTab() {
    const backend = createProductBackend({ store: openStore() });
    return async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
      const request = new Request(withTimestamp(`http://test${path}`), {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: body && JSON.stringify(body),
      });
      return (await backend.fetch(request)).json();
    };
  }
  return { openTab, added, changes: () => changes };
}

const encrypt = (text: string) =>
  publicEncrypt(
    { key: developmentPublicKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(text),
  ).toString('base64');

type Tab = ReturnType<ReturnType<typeof openBrowser>['openTab']>;

async function signIn(tab: Tab): Promise<Record<string, string>> {
  const { token } = await tab('POST', '/__mock__/accounts/main/session');
  return { Authorization: `Bearer ${token}` };
}
const statusOf = async (tab: Tab, login: Record<string, string>) =>
  (await tab('GET', '/v1/users/sub/u-1003', undefined, login)).data.status;

test('a read stores nothing; a write stores the changed rows', async () => {
  const { openTab, added } = openBrowser();
  const tab = openTab();
  const login = await signIn(tab);
  const before = added.length;
  for (const path of [
    '/v1/users/sub',
    '/v1/users/detail',
    '/v1/news/list',
    '/v1/user-products/my',
    '/__mock__/log',
  ])
    await tab('GET', path, undefined, login);
  expect(added).toHaveLength(before);
  await tab('POST', '/v1/users/disabled', { id: 'u-1003', disabled: 1 }, login);
  expect(added.slice(before)).toEqual([expect.stringContaining('"u-1003"')]);
  expect(Object.keys(JSON.parse(added.at(-1) ?? '').db.rows.users)).toEqual(['u-1003']);
});

test('generated accounts are stored as the name of their scenario', async () => {
  const { openTab, added } = openBrowser();
  const tab = openTab();
  await tab('POST', '/__mock__/scenarios', { name: 'many-sub-accounts' });
  const login = await signIn(tab);
  await tab('POST', '/v1/users/disabled', { id: 'u-1003', disabled: 1 }, login);
  expect(added.join('').length).toBeLessThan(10_000);
  const other = openTab();
  expect((await other('GET', '/v1/users/sub', undefined, login)).data.total).toBeGreaterThan(2_000);
  expect(await statusOf(other, login)).toBe(0);
});

test('interleaved calls of two tabs keep each other’s changes', async () => {
  const { openTab } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  const login = await signIn(one);
  // The rule delays the read while the other tab writes.
  const slow = other('GET', '/v1/users/sub', undefined, { ...login, 'X-Mock': 'delay=100' });
  await one('POST', '/v1/users/disabled', { id: 'u-1003', disabled: 1 }, login);
  await slow;
  const password = encrypt('Demo2026!');
  const contact = (index: number) => ({
    account: `new-${index}@example.com`,
    name: `新同事 ${index}`,
    mobile: `1391234000${index}`,
    password,
    confirmPassword: password,
    productIds: [],
    serviceIds: [],
    de: 0,
  });
  const created = await Promise.all(
    [one, other, one].map((tab, index) => tab('POST', '/v1/users/sub', contact(index), login)),
  );
  const ids = created.map(({ data }) => data.id);
  expect(new Set(ids).size).toBe(3);
  for (const tab of [one, other, openTab()]) {
    expect(await statusOf(tab, login)).toBe(0);
    for (const id of ids)
      expect((await tab('GET', `/v1/users/sub/${id}`, undefined, login)).code).toBe('00000');
  }
});

test('rules, their counts, the clock and a deletion survive a reload', async () => {
  const { openTab, changes } = openBrowser();
  const tab = openTab();
  const login = await signIn(tab);
  await tab('POST', '/__mock__/rules', { rule: 'listNews:B0001@2' });
  await tab('GET', '/v1/news/list');
  await tab('POST', '/__mock__/clock', { advanceMs: 60_000 });
  await tab('DELETE', '/v1/users/sub/u-1003', undefined, login);
  const again = openTab();
  const state = await again('GET', '/__mock__/state');
  expect(state.rules).toMatchObject([{ text: 'listNews:B0001@2', seen: 1, applied: 1 }]);
  expect(state.now).toBeGreaterThan(Date.now() + 59_000);
  expect((await again('GET', '/v1/users/sub/u-1003', undefined, login)).code).toBe('B004');

  await again('POST', '/__mock__/reset');
  expect(changes()).toHaveLength(1);
  expect((await tab('GET', '/__mock__/state')).rules).toEqual([]);
  expect(await statusOf(tab, await signIn(again))).toBe(1);
});

test('a loaded snapshot survives a reload', async () => {
  const { openTab } = openBrowser();
  const tab = openTab();
  const login = await signIn(tab);
  const snapshot = await tab('GET', '/__mock__/snapshot');
  await tab('DELETE', '/v1/users/sub/u-1003', undefined, login);
  await tab('POST', '/__mock__/snapshot', snapshot);
  expect(await statusOf(openTab(), login)).toBe(1);
});
