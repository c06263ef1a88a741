import { describe, expect, test } from 'vitest';
import type { components, operations } from '../../openapi/generated/schema.d.ts';
import { createCaller } from '../../test/contract/caller.ts';
import { createFreshCaller } from '../../test/contract/fresh-caller.ts';
import { seededAccounts, seededPassword } from '../db/accounts.ts';
import { services } from '../db/content/products.ts';
import { createProductBackend } from '../fake-backend.ts';
import type { Step } from '../operations/operation.ts';
import { fittingInput } from '../operations/shared-codes.ts';

type Query = operations['listSubUsers']['parameters']['query'];

const { sub } = seededAccounts;
const password = 'MyOwn2027!';
const details = {
  name: '新同事',
  mobile: '13700000002',
  productIds: ['p-brand'],
  serviceIds: [],
  de: 0 as const,
};
const colleague = { ...details, account: 'Colleague@example.com', password, confirmPassword: password };
const subLogin = { body: { account: sub.account, password: seededPassword } };

test('a created sub-account is in the list, can be read and can log in', {
  tags: ['R6.3', 'R7.19'],
}, async () => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('main');
  const { data: before } = await call('listSubUsers', {}, { token });
  expect(before).toMatchObject({ total: 6, limit: 10 });

  const { data: created } = await call('createSubUser', { body: colleague }, { token });
  const id = created.id ?? '';
  const asSeen = { id, account: 'colleague@example.com', name: '新同事', status: 1, lastLoginTime: null };
  expect(await call('listSubUsers', {}, { token })).toMatchObject({
    data: { total: 7, list: [asSeen, {}, {}, {}, {}, {}, {}] },
  });
  expect(await call('getSubUser', { path: { id } }, { token })).toMatchObject({ data: asSeen });
  expect(
    await call('loginByPassword', { body: { account: 'colleague@example.com', password } }),
  ).toMatchObject({ code: '00000' });
});

test.each([
  ['name', '\u202eLee\u202c Ann'],
  ['name', 'Lee\u200bAnn'],
  ['name', '\u3164'],
  ['name', '\u2800'],
  ['name', '\u0301'],
  ['name', 'Lee\u0000'],
  ['name', 'Lee\nAnn'],
  ['name', 'Lee\ud800'],
  ['account', 'lee\u200b@example.com'],
  ['account', '<lee@example.com>'],
  ['account', 'ｌｅｅ@example.com'],
  ['account', 'lee@example.com;'],
  ['account', 'lee\ud800@example.com'],
])('a %s %j is refused, as by the form', { tags: ['R5.2', 'R5.21'] }, async (field, value) => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('main');
  const { code } = await call('createSubUser', { body: { ...colleague, [field]: value } }, { token });
  expect(code).toBe('A0460');
});

test('the list is filtered by what a person can use, and by whether they ever signed in', {
  tags: ['R6.4'],
}, async () => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('main');
  const body = { ...colleague, productIds: [], serviceIds: [] };
  await call('createSubUser', { body }, { token });
  const created = { account: 'colleague@example.com' };
  const find = (query: Query) => call('listSubUsers', { query }, { token });
  expect(await find({ assigned: 0 })).toMatchObject({ data: { total: 2, list: [created, { status: 0 }] } });
  expect(await find({ assigned: 1 })).toMatchObject({ data: { total: 5 } });
  expect(await find({ signedIn: 0 })).toMatchObject({
    data: { total: 2, list: [created, { lastLoginTime: null }] },
  });
  const { data: signedIn } = await find({ signedIn: 1 });
  expect(JSON.stringify(signedIn)).not.toContain('"lastLoginTime":null');
  const { data: withService } = await find({ serviceId: 's-sample' });
  expect(JSON.stringify(withService)).toContain(sub.account);
  expect(JSON.stringify(withService)).not.toContain('"serviceIds":[]');
});

test('a search of the list ignores case and blanks around it', { tags: ['R6.4'] }, async () => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('main');
  await call('createSubUser', { body: { ...colleague, name: 'Lee Ann' } }, { token });
  for (const keyword of ['lee ann', ' LEE', 'Colleague@'])
    expect(await call('listSubUsers', { query: { keyword } }, { token })).toMatchObject({
      data: { total: 1 },
    });
});

test('deleting a sub-account frees a seat', { tags: ['R6.3', 'R6.5'] }, async () => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('atLimit');
  const mine = { body: { ...colleague, productIds: [] } };
  expect(await call('createSubUser', mine, { token })).toMatchObject({ code: 'A2012' });
  const { data } = await call('listSubUsers', { query: { size: 1 } }, { token });
  await call('deleteSubUser', { path: { id: data.list?.[0]?.id ?? '' } }, { token });
  expect(await call('createSubUser', mine, { token })).toMatchObject({ code: '00000' });
});

describe('the sessions of a sub-account are closed', () => {
  const ways: { way: string; step: Step; login: string }[] = [
    {
      way: 'closing it',
      step: { id: 'setSubUserDisabled', input: () => ({ body: { id: sub.id, disabled: 1 } }) },
      login: 'A3001',
    },
    {
      way: 'closing it by its state',
      step: { id: 'changeUserState', input: () => ({ path: { id: sub.id }, query: { state: 0 } }) },
      login: 'A3001',
    },
    {
      way: 'cancelling it',
      step: { id: 'changeUserState', input: () => ({ path: { id: sub.id }, query: { state: 2 } }) },
      login: 'A3001',
    },
    {
      way: 'deleting it',
      step: { id: 'deleteSubUser', input: () => ({ path: { id: sub.id } }) },
      login: 'A0101',
    },
    {
      way: 'resetting its password',
      step: {
        id: 'resetSubUserPassword',
        input: () => ({ body: { id: sub.id, password, confirmPassword: password } }),
      },
      login: 'A0102',
    },
    {
      way: 'editing it with another password',
      step: {
        id: 'updateSubUser',
        input: () => ({ body: { ...details, id: sub.id, password, confirmPassword: password } }),
      },
      login: 'A0102',
    },
  ];

  test.each(ways)('by $way', { tags: ['R4.15', 'R3.9'] }, async ({ step, login }) => {
    const { call, runTrigger, logIn } = createFreshCaller();
    const token = await logIn('sub');
    const afterwards = await runTrigger('loginByPassword', {
      as: 'main',
      after: [step],
      input: () => subLogin,
    });
    expect(afterwards).toMatchObject({ code: login });
    expect(await call('getUserDetail', {}, { token })).toMatchObject({ status: 401, code: 'A0104' });
  });
});

test('an enabled sub-account can sign in again, and its old sessions stay closed', {
  tags: ['R4.15', 'R7.16'],
}, async () => {
  const { call, logIn } = createFreshCaller();
  const before = await logIn('sub');
  const token = await logIn('main');
  await call('setSubUserDisabled', { body: { id: sub.id, disabled: 1 } }, { token });
  await call('setSubUserDisabled', { body: { id: sub.id, disabled: 0 } }, { token });
  expect(await call('getUserDetail', {}, { token: before })).toMatchObject({ code: 'A0104' });
  expect(await call('loginByPassword', subLogin)).toMatchObject({ code: '00000' });
});

test('a restored sub-account keeps its data, and its old sessions stay closed', {
  tags: ['R3.9', 'R4.16'],
}, async () => {
  const { call, logIn } = createFreshCaller();
  const ended = await logIn('sub');
  const token = await logIn('main');
  const { data: before } = await call('getSubUser', { path: { id: sub.id } }, { token });
  await call('changeUserState', { path: { id: sub.id }, query: { state: 2 } }, { token });
  expect(await call('getSubUser', { path: { id: sub.id } }, { token })).toMatchObject({
    data: { ...before, status: 2 },
  });
  await call('changeUserState', { path: { id: sub.id }, query: { state: 1 } }, { token });
  expect(await call('getUserDetail', {}, { token: ended })).toMatchObject({ code: 'A0104' });
  expect(await call('loginByPassword', subLogin)).toMatchObject({ code: '00000' });
});

test('the permissions of a sub-account limit the products it can open', {
  tags: ['R6.4', 'R7.18'],
}, async () => {
  const { call, logIn } = createFreshCaller();
  const main = await logIn('main');
  const token = await logIn('sub');
  const products = ['p-brand', 'p-product', 'p-service', 'p-employee', 'p-survey', 'p-community'];
  const only = (...ids: string[]) => ({
    data: products.map((id) => ({ id, opened: ids.includes(id) ? 1 : 0 })),
  });
  expect(await call('listMyProducts', {}, { token })).toMatchObject(only('p-brand', 'p-survey'));

  const changed = {
    ...details,
    id: sub.id,
    productIds: ['p-product'],
    serviceIds: ['s-coding'],
    de: 0 as const,
  };
  await call('updateSubUser', { body: changed }, { token: main });
  expect(await call('listMyProducts', {}, { token })).toMatchObject(only('p-product'));
  expect(await call('listMyProducts', { query: { userId: sub.id } }, { token: main })).toEqual(
    await call('listMyProducts', {}, { token }),
  );
  expect(await call('listMyServices', {}, { token })).toMatchObject({
    data: [{ opened: 0 }, { opened: 0 }, { opened: 0 }, { id: 's-coding', opened: 1 }],
  });
  expect(await call('getProductLoginUrl', { query: { productId: 'p-product' } }, { token })).toMatchObject({
    code: '00000',
  });
});

test('the user reads the DE permission that was set', { tags: ['R6.4', 'R7.16'] }, async () => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('sub');
  expect(await call('getUserDetail', {}, { token })).toMatchObject({ data: { de: 1 } });
  await call('setSubUserDe', { body: { id: sub.id, de: 0 } }, { token: await logIn('main') });
  expect(await call('getUserDetail', {}, { token })).toMatchObject({ data: { de: 0 } });
});

test('editing a sub-account without a password keeps its password and sessions', {
  tags: ['R5.23'],
}, async () => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('sub');
  await call('updateSubUser', { body: { ...details, id: sub.id } }, { token: await logIn('main') });
  expect(await call('getUserDetail', {}, { token })).toMatchObject({ data: { name: '新同事' } });
  expect(await call('loginByPassword', subLogin)).toMatchObject({ code: '00000' });
});

test('a sub-account keeps a name that another has, but does not take one', async () => {
  const backend = createProductBackend({ base: '/api', subAccounts: 200 });
  const { call, logIn } = createCaller(backend);
  const token = await logIn('main');
  const page = await call('listSubUsers', { query: { size: 100 } }, { token });
  const list = (page.data.list ?? []) as components['schemas']['SubUser'][];
  const twice = list.find(({ id, name }) => list.some((other) => other.name === name && other.id !== id));
  expect(twice).toBeDefined();
  if (!twice) return;
  const { id, name, mobile, productIds, serviceIds } = twice;
  const body = { id, name, mobile, productIds, serviceIds, de: 1 as const };
  expect(await call('updateSubUser', { body }, { token })).toMatchObject({ code: '00000' });
  const other = list.find((row) => row.name !== name)?.name ?? '';
  const renamed = await call('updateSubUser', { body: { ...body, name: other } }, { token });
  expect(renamed).toMatchObject({ code: 'A2013' });
});

describe('only the main account of the same company can manage', () => {
  /** Calls that name one of the sub-accounts of the first company. */
  const ofOne = [
    'getSubUser',
    'updateSubUser',
    'deleteSubUser',
    'setSubUserDisabled',
    'setSubUserDe',
    'changeUserState',
    'resetSubUserPassword',
  ] as const;
  const ofAll = ['listSubUsers', 'createSubUser', 'saveCompanyInfo'] as const;

  test.each([...ofOne, ...ofAll])('%s rejects a sub-account', { tags: ['R6.9'] }, async (id) => {
    const { call, logIn } = createFreshCaller();
    const token = await logIn('sub');
    expect(await call(id, fittingInput(id), { token })).toMatchObject({ code: 'A0403' });
  });

  test.each(ofOne)('%s rejects the main account of another company', { tags: ['R6.9'] }, async (id) => {
    const { call, logIn } = createFreshCaller();
    const token = await logIn('atLimit');
    expect(await call(id, fittingInput(id), { token })).toMatchObject({ code: 'A0403' });
  });
});

test('no service has the name of the DE permission, which is separate', { tags: ['R4.15'] }, () => {
  const names = services.flatMap(({ zh, en }) => [zh.serviceName, en.serviceName]);
  expect(names.filter((name) => /data cleaning|数据清洗/i.test(name))).toEqual([]);
});
