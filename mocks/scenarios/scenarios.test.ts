import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../src/api/client.ts';
import { BackendSandbox } from '../adapters/backend-sandbox.ts';
import { fakeBackendForTests } from '../adapters/vitest.ts';
import { seededAccounts, seededPassword } from '../db/accounts.ts';
import { developmentPublicKey } from '../db/development-keys.ts';
import { seedTime } from '../db/seed-time.ts';
import { fixedClock } from '../engine/clock.ts';
import { toSession } from '../session.ts';
import type { ScenarioName } from './scenario-name.ts';
import { scenarios } from './scenarios.ts';

const base = 'http://api.example.com/base';
const { server, violations } = fakeBackendForTests(base, { clock: () => fixedClock(seedTime) });

beforeAll(() => server.listen());
afterAll(() => {
  server.close();
  expect(violations).toEqual([]);
});

/** The scenarios that a test has started. */
const tested = new Set<string>();

/** Starts a scenario in its own sandbox. Returns a client with the session of its account. */
async function start(name: ScenarioName) {
  tested.add(name);
  const sandbox = new BackendSandbox(base, name);
  const started = await sandbox.startScenario(name);
  const api = createApi({
    baseUrl: base,
    rsaPublicKey: developmentPublicKey,
    getToken: () => started.signedIn?.token,
    headers: { 'X-Mock-Session': name },
  });
  return { api, signedIn: started.signedIn && toSession(started.signedIn) };
}

test('every scenario has a unique name, texts in both languages and a URL', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  for (const { name, title, description, path, as } of scenarios) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(path).toMatch(/^\//);
    if (as) expect(Object.keys(seededAccounts)).toContain(as);
    for (const text of [title, description]) {
      expect(text.zh).toMatch(/\p{Script=Han}/u);
      expect(text.en).toMatch(/^[^\p{Script=Han}]+$/u);
    }
  }
});

describe('the scenario', () => {
  test('sub-account-limit has no free seat', async () => {
    const { api } = await start('sub-account-limit');
    const { total, limit } = await api.listSubUsers();
    expect(total).toBe(limit);
  });

  test('session-expiring issues one token with a lifetime of 100 seconds', async () => {
    const { api, signedIn } = await start('session-expiring');
    if (!signedIn) throw new Error('No account is signed in');
    expect(signedIn.expired).toBe(seedTime + 100_000);
    const { expired } = await api.refreshToken({ body: signedIn });
    expect(expired).toBeGreaterThan(seedTime + 100_000);
  });

  test('refresh-fails rejects the token refresh', async () => {
    const { api, signedIn } = await start('refresh-fails');
    if (!signedIn) throw new Error('No account is signed in');
    await expect(api.refreshToken({ body: signedIn })).rejects.toMatchObject({ code: 'A0401' });
  });

  test('strict-login requires a token except for login operations', async () => {
    const { api } = await start('strict-login');
    const account = { account: seededAccounts.main.account, password: seededPassword };
    await api.listNews();
    await expect(api.listMatchTags()).rejects.toMatchObject({ code: 'A0401', status: 401 });
    const { token } = await api.loginByPassword({ body: account });
    const headers = (bearer: string) => ({ headers: { Authorization: `Bearer ${bearer}` } });
    expect(await api.listPopulationAttributes(headers(token))).not.toEqual([]);
    await expect(api.listPopulationAttributes(headers('stale'))).rejects.toMatchObject({ status: 401 });
  });

  test('new-customer has no products or services', async () => {
    const { api } = await start('new-customer');
    const products = await api.listMyProducts();
    expect(products.filter(({ opened }) => opened === 1)).toEqual([]);
    await expect(api.getCompanyInfo()).rejects.toMatchObject({ code: 'B004' });
  });

  test.each<[ScenarioName, boolean, boolean]>([
    ['no-cem-product', false, true],
    ['no-cem-service', true, false],
  ])('%s leaves the others open', async (name, hasProduct, hasService) => {
    const { api } = await start(name);
    const products = await api.listMyProducts();
    const services = await api.listMyServices();
    expect(products.some(({ opened }) => opened === 1)).toBe(hasProduct);
    expect(services.some(({ opened }) => opened === 1)).toBe(hasService);
  });

  test('empty-news returns no news', async () => {
    const { api } = await start('empty-news');
    expect((await api.listNews()).total).toBe(0);
    expect(await api.listFeaturedAdvances()).toEqual([]);
  });

  test('extreme-content satisfies the contract', async () => {
    const { api } = await start('extreme-content');
    const news = await api.listNews();
    const lengths = news.list.map(({ title }) => title.length);
    expect(Math.min(...lengths)).toBe(1);
    expect(Math.max(...lengths)).toBeGreaterThan(60);
    const { list } = await api.listSubUsers();
    expect(list.map(({ name }) => [...name].length)).toEqual(list.map(() => 20));
    expect(list.map(({ account }) => account.length)).toEqual(list.map(() => 254));
    const { name, email } = await api.getUserDetail();
    expect([name.length, email.length]).toEqual([50, 254]);
    const company = await api.getCompanyInfo();
    expect([company.name.length, company.address.length, company.website?.length]).toEqual([100, 200, 2048]);
    for (const { productName } of await api.listMyProducts()) expect(productName.length).toBeGreaterThan(30);
  });

  test('sms-limits rejects every send', async () => {
    const { api } = await start('sms-limits');
    const body = { mobile: seededAccounts.main.mobile, scene: 'login' as const };
    await expect(api.sendLoginSms({ body })).rejects.toMatchObject({ code: 'A5006' });
  });

  test('backend-down fails every call', async () => {
    const { api } = await start('backend-down');
    await expect(api.listNews()).rejects.toMatchObject({ status: 0 });
  });

  test('flaky-network fails some calls', async () => {
    const { api } = await start('flaky-network');
    const calls = Array.from({ length: 20 }, () => api.listNews());
    const outcomes = new Set((await Promise.allSettled(calls)).map(({ status }) => status));
    expect(outcomes).toEqual(new Set(['fulfilled', 'rejected']));
  });

  test('many-sub-accounts has a last page', async () => {
    const { api } = await start('many-sub-accounts');
    const { list, total } = await api.listSubUsers({ query: { page: 200 } });
    expect(total).toBeGreaterThan(2000);
    expect(list).toHaveLength(10);
  });

  test('vast-company has twenty thousand sub-accounts', async () => {
    const { api } = await start('vast-company');
    expect((await api.listSubUsers()).total).toBeGreaterThan(20_000);
  });

  test('slow answers late', { timeout: 20_000 }, async () => {
    const { api } = await start('slow');
    const startedAt = performance.now();
    await api.listMatchTags();
    expect(performance.now() - startedAt).toBeGreaterThan(1000);
  });

  test('every one has a test above', () => {
    expect(scenarios.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
  });
});
