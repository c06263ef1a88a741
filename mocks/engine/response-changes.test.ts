import { expect, test } from 'vitest';
import { withTimestamp } from '../../test/contract/address.ts';
import { createProductBackend } from '../fake-backend.ts';
import { fixedClock } from './clock.ts';
import type { WrittenRule } from './replay.ts';
import { writeRuleText } from './rule-text.ts';

const now = Date.UTC(2026, 8, 1);
const day = 86_400_000;

type Send = Awaited<ReturnType<typeof open>>['send'];

const setRule = (send: Send, rule: WrittenRule) =>
  send('POST', '/__mock__/rules', { rule: writeRuleText(rule) });

/** A fake backend whose clock stands still, with a function that calls it as the main account. */
async function open(options: Parameters<typeof createProductBackend>[0] = {}) {
  const backend = createProductBackend({ clock: () => fixedClock(now), ...options });
  const send = async (method: string, path: string, body?: unknown, headers: HeadersInit = {}) => {
    const request = new Request(withTimestamp(`http://test${path}`), {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const response = await backend.fetch(request);
    return { status: response.status, body: await response.json() };
  };
  const { body: session } = await send('POST', '/__mock__/accounts/main/session');
  const get = (path: string, headers: HeadersInit = {}) =>
    send('GET', path, undefined, { Authorization: `Bearer ${session.token}`, ...headers });
  return { send, get };
}

test('data is a merge patch of what the handler answers, with indexes and relative times', async () => {
  const { send, get } = await open();
  const before = (await get('/v1/user-products/my')).body.data;
  const data = { 0: { expireTime: '+1d', productName: 'Renamed' }, 1: { expireTime: '-2h' } };
  const set = await setRule(send, { operationId: 'listMyProducts', data, times: 1 });
  expect(set).toMatchObject({ status: 200 });
  const { data: after } = (await get('/v1/user-products/my')).body;
  expect(after[0]).toEqual({ ...before[0], expireTime: now + day, productName: 'Renamed' });
  expect(after[1].expireTime).toBe(now - 2 * 3_600_000);
  expect(after.slice(2)).toEqual(before.slice(2));
  expect((await get('/v1/user-products/my')).body.data).toEqual(before);
});

test('the journal lists what a rule changed', async () => {
  const { send, get } = await open();
  await setRule(send, { operationId: 'listNews', data: { total: 3, list: { 0: null } } });
  const { list } = (await get('/v1/news/list', { 'X-Mock': 'delay=0' })).body.data;
  const { data: changed } = (await get('/v1/news/list')).body;
  expect(changed).toMatchObject({ total: 3, list: list.slice(1) });
  const calls = (await get('/__mock__/log')).body;
  expect(calls.at(-1)).toMatchObject({ rule: 'listNews:data={"total":3,"list":{"0":null}}', violations: [] });
  expect(calls.at(-1).changes).toContainEqual({ path: 'data/total', before: expect.any(Number), after: 3 });
  expect(calls.at(-2).changes).toBeUndefined();
});

test('null is a value where the contract allows it, and removes an optional field', async () => {
  const { send, get } = await open();
  await setRule(send, {
    operationId: 'listSubUsers',
    data: { list: { 0: { lastLoginTime: null } } },
  });
  expect((await get('/v1/users/sub?page=1&size=10')).body.data.list[0].lastLoginTime).toBeNull();
  await setRule(send, {
    operationId: 'getAdvanceSiblings',
    data: { prev: { title: 'Renamed' }, next: null },
  });
  expect((await get('/v1/news/advances/side/a2002')).body.data).toMatchObject({
    prev: { title: 'Renamed' },
    next: null,
  });
  await setRule(send, { operationId: 'listMyProducts', data: { 0: { expireTime: null } } });
  expect((await get('/v1/user-products/my')).body.data[0]).not.toHaveProperty('expireTime');
});

test('a body replaces the whole response with the status of its code', async () => {
  const { send, get } = await open();
  const body = { code: 'B0001', msg: 'Written by hand', data: null };
  await setRule(send, { operationId: 'listNews', body, times: 1 });
  expect(await get('/v1/news/list')).toEqual({ status: 500, body });
  expect((await get('/__mock__/log')).body.at(-1)).toMatchObject({ code: 'B0001', status: 500 });
});

test('an invalid response is sent on request, and is no violation', async () => {
  const violations: string[] = [];
  const { send, get } = await open({ onViolation: (violation) => violations.push(violation) });
  await setRule(send, { operationId: 'listNews', data: { list: 'none' }, invalid: true });
  expect((await get('/v1/news/list')).body.data.list).toBe('none');
  await setRule(send, { operationId: 'listNews', body: [1, 2], invalid: true });
  expect((await get('/v1/news/list')).body).toEqual([1, 2]);
  expect(violations).toEqual([]);
});

test('a patch beyond the end of a list is a violation of the contract in the journal', async () => {
  const { send, get } = await open({ onViolation: () => undefined });
  await setRule(send, {
    operationId: 'listNews',
    data: { list: { 50: { title: 'Far' } } },
  });
  await get('/v1/news/list');
  expect((await get('/__mock__/log')).body.at(-1).violations).toHaveLength(1);
});

test('a change applies to a request alone through its header', async () => {
  const { get } = await open();
  const { body } = await get('/v1/news/list', { 'X-Mock': 'data={"list":{"0":{"title":"A; B, C@1"}}}' });
  expect(body.data.list[0].title).toBe('A; B, C@1');
  expect((await get('/v1/news/list', { 'X-Mock': 'data={"total":' })).body).toMatchObject({
    code: 'A0400',
    msg: expect.stringContaining('not JSON'),
  });
});

test('tokens are masked in the list of changes', async () => {
  const { send, get } = await open();
  await setRule(send, {
    operationId: 'getProductLoginUrl',
    data: { url: 'https://a.example/?t=1' },
  });
  await get('/v1/product/loginUrl?productId=p-brand');
  const { changes, response } = (await get('/__mock__/log')).body.at(-1);
  expect([changes, response]).toEqual([expect.anything(), expect.stringContaining('••••••')]);
  expect(JSON.stringify(changes)).not.toContain('a.example');
});

test.each<[WrittenRule, string]>([
  [{ data: { list: { 0: { titel: 'A' } } } }, 'data/list/0/titel is not in the contract. Did you mean title'],
  [{ data: { list: { 0: { titel: 'A' } } } }, '? Add "invalid" to send it all the same'],
  [{ data: { total: 'many' } }, 'data/total must be integer. Add "invalid"'],
  [{ data: { total: null } }, 'data/total'],
  [{ data: { list: { first: {} } } }, 'data/list/first is not an index of the list'],
  [{ data: { list: [{ id: 'n1' }] } }, "must have required property 'title'"],
  [{ data: 3 }, 'data must be object'],
  [{ data: { total: '+1d' } }, 'data/total must be <= 2147483647'],
  [{ body: { code: '00000', msg: 'Ok' } }, "must have required property 'data'"],
  [{ body: { code: 'A2012', msg: 'no' } }, 'answers A2012'],
  [{ body: 'text' }, 'body is no answer of the API'],
  [{ data: {}, body: {} }, 'only one of "data" and "body"'],
  [{ code: 'B0001', invalid: true }, '"invalid" goes with'],
  [{ operationId: '*', data: {} }, 'names one operation'],
])('the rule %j is refused with the place', async (rule, message) => {
  const { send } = await open();
  const { status, body } = await setRule(send, { operationId: 'listNews', ...rule });
  expect([status, body.error]).toEqual([400, expect.stringContaining(message)]);
});

test('an index far beyond the end of a list adds one entry', async () => {
  const { send, get } = await open();
  const before = (await get('/v1/user-products/my')).body.data;
  const data = { 4294967290: before[0], 99999999: before[1] };
  const set = await setRule(send, { operationId: 'listMyProducts', data, times: 1 });
  expect(set).toMatchObject({ status: 200 });
  const { data: after } = (await get('/v1/user-products/my')).body;
  expect(after).toEqual([...before, before[1], before[0]]);
}, 5_000);
