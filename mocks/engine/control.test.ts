import { expect, test } from 'vitest';
import { withTimestamp } from '../../test/contract/address.ts';
import { seededAccounts, seededCode, seededPassword } from '../db/accounts.ts';
import { createProductBackend } from '../fake-backend.ts';
import { fromClient, loopback } from './client-address.ts';

function open(options: Parameters<typeof createProductBackend>[0] = {}, address = loopback) {
  const backend = createProductBackend(options);
  return async (method: string, path: string, body?: unknown) => {
    const request = new Request(withTimestamp(`http://test${path}`), {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const response = await backend.fetch(fromClient(request, address));
    return { status: response.status, body: await response.json() };
  };
}

test.each([
  ['createSubUsr:A2012', 'Unknown operation "createSubUsr". Did you mean createSubUser'],
  ['createSubUser:A20122', 'Unknown code "A20122". Did you mean A2012'],
  ['createSubUser:A2012@often', '"times" needs a number'],
  ['createSubUser:A2012@0', '"times" must be >= 1'],
  ['createSubUser:A2012,wait=3', 'Unknown setting "wait"'],
  ['createSubUser:emty', 'Did you mean empty'],
  ['getSeo:empty', 'Unknown code "empty"'],
  ['createSubUser:', 'needs at least one of'],
  ['*:A2012,body={}', 'only one of "code" and "body"'],
  ['*:A2012,delay=-1', '"delayMs" must be >= 0'],
  ['listNews?pgae=2:B0001', 'listNews takes no "pgae". Did you mean page'],
  ['listNews?page:B0001', '"page" is no condition. Write it as page=2'],
])('refuses the rule %s in words', { tags: ['R7.22'] }, async (rule, message) => {
  const { status, body } = await open()('POST', '/__mock__/rules', { rule });
  expect(status).toBe(400);
  expect(body.error).toContain(message);
});

test('an invalid rule rejects all rules of its request', async () => {
  const call = open();
  expect((await call('POST', '/__mock__/rules', { rule: 'listNews:B0001;listNws:B0001' })).status).toBe(400);
  expect((await call('GET', '/__mock__/rules')).body).toEqual([]);
});

const textsOf = (rules: readonly { text: string }[]) => rules.map(({ text }) => text);

test.each([
  ['listNews:500', 'listNews:B0001'],
  ['listNews:401', 'listNews:A0401'],
  ['listNews:503', 'listNews:B0001,status=503'],
  ['listNews:418', 'listNews:A0400,status=418'],
  ['listNews:slow', 'listNews:delay=3000'],
  ['listNews:offline', 'listNews:network'],
  ['listSubUsers:empty', 'listSubUsers:data={"total":0,"list":[]}'],
  ['listMyProducts:empty@1', 'listMyProducts:data=[]@1'],
])('the word in %s stands for %s', async (rule, text) => {
  expect(textsOf((await open()('POST', '/__mock__/rules', { rule })).body)).toEqual([text]);
});

test('a rule for the same calls with the same answer replaces itself', async () => {
  const call = open();
  const set = (rule: string) => call('POST', '/__mock__/rules', { rule });
  await set('createSubUser:A2012@1');
  await set('listNews:delay=500');
  await set('listNews?page=2:B0001');
  await set('createSubUser:A2012@3');
  await set('listNews:delay=900');
  expect(textsOf((await call('GET', '/__mock__/rules')).body)).toEqual([
    'listNews:delay=900',
    'createSubUser:A2012@3',
    'listNews?page=2:B0001',
  ]);
});

test('a rule matches a value of the query or of the body', async () => {
  const call = open({ decrypt: (text) => text });
  const codeOf = async (...request: [string, string, unknown?]) => (await call(...request)).body.code;
  await call('POST', '/__mock__/rules', {
    rule: 'listNews?page=2:B0001;loginByPassword?account=full@example.com:A0105',
  });
  expect(await codeOf('GET', '/v1/news/list?page=1')).toBe('00000');
  expect(await codeOf('GET', '/v1/news/list?page=2')).toBe('B0001');
  const password = seededPassword;
  expect(await codeOf('POST', '/login', { account: 'main@example.com', password })).toBe('00000');
  expect(await codeOf('POST', '/login', { account: 'full@example.com', password })).toBe('A0105');
});

test('a rule is switched off and on, and keeps its place', async () => {
  const call = open();
  await call('POST', '/__mock__/rules', { rule: 'listNews:B0001' });
  await call('POST', '/__mock__/rules', { rule: 'listNews:B002' });
  const codeNow = async () => (await call('GET', '/v1/news/list')).body.code;
  const { body } = await call('PATCH', '/__mock__/rules/2', { off: true });
  expect(body.text).toBe('listNews:B002,off');
  expect(await codeNow()).toBe('B0001');
  await call('PATCH', '/__mock__/rules/2', { off: false });
  expect(await codeNow()).toBe('B002');
  expect((await call('PATCH', '/__mock__/rules/7', { off: true })).body.error).toBe('There is no rule 7');
});

test.each([
  ['code=404', [404, 'A0404']],
  ['code=B0001', [500, 'B0001']],
  ['code=200, example=A2012', [200, 'A2012']],
  ['code=503, example=B0001', [503, 'B0001']],
  ['example="A0401"', [401, 'A0401']],
  ['code=200, example=success', [200, '00000']],
  ['respond-async, wait=10', [200, '00000']],
  ['code=A20122', [400, 'A0400']],
])('the header Prefer: %s answers %j', async (Prefer, answer) => {
  const backend = createProductBackend();
  const response = await backend.fetch(new Request('http://test/v1/news/list?_t=1', { headers: { Prefer } }));
  expect([response.status, (await response.json()).code]).toEqual(answer);
});

test('a rule in a header is about its call, unless it names an operation', async () => {
  const backend = createProductBackend();
  const codeWith = async (mock: string) => {
    const request = new Request('http://test/v1/news/list?page=2&_t=1', { headers: { 'X-Mock': mock } });
    return (await (await backend.fetch(request)).json()).code;
  };
  expect(await codeWith('B0001,status=200')).toBe('B0001');
  expect(await codeWith('getSeo:A0401; listNews?page=2:B002')).toBe('B002');
  expect(await codeWith('getSeo:A0401; listNews?page=3:B002')).toBe('00000');
});

test('a rule with a code that the contract does not list for its operation has a hint', {
  tags: ['R7.22'],
}, async () => {
  const call = open();
  const hintOf = async (rule: string) => (await call('POST', '/__mock__/rules', { rule })).body[0].hint;
  expect(await hintOf('listNews:A2012')).toMatch(
    /^The contract does not list A2012 for listNews\. It lists .*B0001/,
  );
  expect(await hintOf('createSubUser:A2012')).toBeUndefined();
  expect(await hintOf('*:A2012')).toBeUndefined();
});

test.each([
  ['POST', '/__mock__/scenarios', { name: 'sub-acount-limit' }, 'Did you mean sub-account-limit'],
  ['POST', '/__mock__/link', { as: 'mian' }, 'Did you mean main'],
  ['POST', '/__mock__/link', { mock: 'login:A0101' }, 'Unknown operation "login"'],
  ['POST', '/__mock__/clock', {}, '"advanceMs" is missing'],
  ['PUT', '/__mock__/clock', { now: 0 }, '"now" must be >= 946684800000'],
  ['DELETE', '/__mock__/rules/7', undefined, 'There is no rule 7'],
  ['POST', '/__mock__/snapshot', { version: 'x', db: {}, rules: [] }, 'of version x'],
])('refuses %s %s %j in words', async (method, path, sent, message) => {
  const { status, body } = await open()(method, path, sent);
  expect(status).toBe(400);
  expect(body.error).toContain(message);
});

test('an unknown path is rejected with similar valid names', async () => {
  const { status, body } = await open()('GET', '/__mock__/rule');
  expect(status).toBe(404);
  expect(body.error).toContain('GET /rules');
});

test('an invalid part of a link rejects the whole link', async () => {
  const call = open();
  expect((await call('POST', '/__mock__/link', { mock: '*:A0401;nothing:A0401' })).status).toBe(400);
  expect((await call('GET', '/__mock__/rules')).body).toEqual([]);
});

test('a link that skips invalid parts sets the rest and names each of them', async () => {
  const call = open();
  const link = {
    mock: 'listNews:B0001,delya=500,after=soon;nothing:A0401;getSeo:dealy=1;logout:A20122@2;getUserDetail:B0001@one',
    scenario: 'sloow',
    as: 'main',
    skipInvalid: true,
  };
  const { status, body } = await call('POST', '/__mock__/link', link);
  expect(status).toBe(200);
  expect(body.rules.map(({ text }: { text: string }) => text)).toEqual([
    'listNews:B0001',
    'getUserDetail:B0001',
  ]);
  expect(body.signedIn.user.email).toBe('main@example.com');
  expect(body.problems).toEqual([
    expect.stringMatching(/^listNews:\S+: Unknown setting "delya"\. Did you mean delay/),
    expect.stringMatching(/^listNews:\S+: "after" needs a number instead of "soon"$/),
    expect.stringMatching(/^nothing:A0401: Unknown operation "nothing"\./),
    expect.stringMatching(/^getSeo:dealy=1: Unknown setting "dealy"\. Did you mean delay/),
    expect.stringMatching(/^logout:A20122@2: Unknown code "A20122"\. Did you mean A2012/),
    expect.stringMatching(/^getUserDetail:B0001@one: "times" needs a number instead of "one"$/),
    expect.stringMatching(/^scenario=sloow: Unknown scenario "sloow"\. Did you mean slow/),
  ]);
  const known = async () => (await call('GET', '/__mock__/state')).body.linkProblems;
  expect(await known()).toEqual(body.problems);
  await call('DELETE', '/__mock__/link/problems');
  expect(await known()).toEqual([]);
});

test('an unknown setting in a header is refused in words', async () => {
  const backend = createProductBackend();
  const request = new Request('http://test/v1/news/list?_t=1', {
    headers: { 'X-Mock': 'B0001,delya=5' },
  });
  const { code, msg } = await (await backend.fetch(request)).json();
  expect([code, msg]).toEqual([
    'A0400',
    expect.stringContaining('Unknown setting "delya". Did you mean delay'),
  ]);
});

test('accepts requests from this machine only by default', async () => {
  expect((await open({}, '192.0.2.7')('GET', '/__mock__/rules')).status).toBe(403);
  expect((await open({}, '::ffff:127.0.0.1')('GET', '/__mock__/rules')).status).toBe(200);
  expect((await open({ mayControl: () => true }, '192.0.2.7')('GET', '/__mock__/rules')).status).toBe(200);
});

test('a rule applies after and for a number of calls, and then disappears', async () => {
  const call = open();
  await call('POST', '/__mock__/rules', { rule: 'listNews:B0001,after=1@2' });
  const codes: string[] = [];
  for (let index = 0; index < 4; index += 1) codes.push((await call('GET', '/v1/news/list')).body.code);
  expect(codes).toEqual(['00000', 'B0001', 'B0001', '00000']);
  expect((await call('GET', '/__mock__/rules')).body).toEqual([]);
});

test('a rule with a chance selects the same calls on every run', async () => {
  async function codes() {
    const call = open();
    await call('POST', '/__mock__/rules', { rule: '*:B0001,chance=0.3' });
    const seen: string[] = [];
    for (let index = 0; index < 20; index += 1) seen.push((await call('GET', '/v1/news/list')).body.code);
    return seen;
  }
  const first = await codes();
  expect(new Set(first)).toEqual(new Set(['00000', 'B0001']));
  expect(await codes()).toEqual(first);
});

test('a call without a timestamp is answered, and violates the contract', { tags: ['R7.1'] }, async () => {
  const violations: string[] = [];
  const backend = createProductBackend({ onViolation: (violation) => violations.push(violation) });
  const get = async (path: string) => (await backend.fetch(new Request(`http://test${path}`))).json();
  expect(await get('/v1/seo?path=/&_t=1')).toMatchObject({ code: '00000' });
  expect(await get('/v1/seo?path=/')).toMatchObject({ code: '00000' });
  expect(violations).toEqual(['getSeo: lacks the query parameter "_t"']);
  const log = await get('/__mock__/log');
  expect(log.map((entry: { violations: string[] }) => entry.violations)).toEqual([
    [],
    ['lacks the query parameter "_t"'],
  ]);
});

test('the journal contains requests and responses with masked secrets', async () => {
  const call = open();
  await call('POST', '/__mock__/accounts/main/session');
  await call('POST', '/token/refresh', { token: 'my-token', refreshToken: 'my-"refresh' });
  await call('GET', '/v1/sms/check/code?ticket=my-ticket&code=123456');
  const { body } = await call('GET', '/__mock__/log');
  expect(body).toHaveLength(2);
  expect(body[0]).toMatchObject({ operationId: 'refreshToken', code: 'A0401', violations: [] });
  const text = JSON.stringify(body);
  expect(text).not.toMatch(/my-|123456/);
  expect(text).toContain('/v1/sms/check/code?ticket=');
  expect((await call('GET', '/__mock__/log?after=1')).body).toHaveLength(1);
});

test('a snapshot restores data, clock and rules', async () => {
  const call = open();
  const { body: signedIn } = await call('POST', '/__mock__/accounts/main/session');
  await call('POST', '/__mock__/rules', { rule: 'listNews:B0001@2' });
  await call('GET', '/v1/news/list');
  await call('POST', '/__mock__/clock', { advanceMs: 3_600_000 });
  const { body: snapshot } = await call('GET', '/__mock__/snapshot');

  const other = open();
  expect((await other('POST', '/__mock__/snapshot', snapshot)).status).toBe(200);
  const { body: refreshed } = await other('POST', '/token/refresh', {
    token: signedIn.token,
    refreshToken: signedIn.refreshToken,
  });
  expect(refreshed.code).toBe('00000');
  expect(refreshed.data.expired).toBeGreaterThan(signedIn.expired);
  expect((await other('GET', '/v1/news/list')).body.code).toBe('B0001');
  expect((await other('GET', '/v1/news/list')).body.code).toBe('00000');
});

test('a typed password is in no snapshot or journal, and signs in after a restore', async () => {
  const plain = { decrypt: (text: string) => text };
  const call = open(plain);
  const { mobile, account } = seededAccounts.main;
  const password = 'Typed-2027';
  await call('POST', '/v1/auth/sms/send', { mobile, scene: 'reset' });
  const reset = { mobile, code: seededCode, password, confirmPassword: password };
  expect((await call('POST', '/v1/auth/password/reset', reset)).body.code).toBe('00000');
  expect((await call('POST', '/login', { account, password })).body.code).toBe('00000');
  const { body: journal } = await call('GET', '/__mock__/log');
  const { body: snapshot } = await call('GET', '/__mock__/snapshot');
  expect(journal).toHaveLength(3);
  expect(JSON.stringify([journal, snapshot])).not.toMatch(new RegExp(`${password}|${seededPassword}`));
  expect(JSON.stringify(journal)).not.toContain(seededCode);

  const other = open(plain);
  await other('POST', '/__mock__/snapshot', snapshot);
  expect((await other('POST', '/login', { account, password })).body.code).toBe('00000');
});

test('a scenario resets the data and sets its rules', async () => {
  const call = open();
  await call('POST', '/__mock__/rules', { rule: 'getSeo:B0001' });
  const { body } = await call('POST', '/__mock__/scenarios', { name: 'slow' });
  expect(body).toMatchObject({ scenario: { name: 'slow' }, rules: [{ text: '*:delay=3000' }] });
  expect(body.signedIn.user.email).toBe('main@example.com');
  expect((await call('GET', '/__mock__/state')).body).toMatchObject({
    scenario: 'slow',
    rules: [{ text: '*:delay=3000' }],
  });
});

test('the clock is set forward and back, and returns to the time of the machine', async () => {
  const call = open();
  const { now } = (await call('GET', '/__mock__/clock')).body;
  for (const years of [1, -1]) {
    const wanted = now + years * 365 * 86_400_000;
    const { body } = await call('PUT', '/__mock__/clock', { now: wanted });
    expect(body.now - wanted).toBeLessThanOrEqual(Date.now() - now);
  }
  const { body } = await call('DELETE', '/__mock__/clock');
  expect(body.now).toBeLessThanOrEqual(Date.now());
  expect(body.now).toBeGreaterThanOrEqual(now);
});

test('a link tells which rules it has replaced, until the rules are cleared', async () => {
  const call = open();
  const replaced = async () => (await call('GET', '/__mock__/state')).body.replacedRules;
  await call('POST', '/__mock__/link', { mock: 'createSubUser:A2012@1;listNews:delay=500' });
  expect(await replaced()).toEqual([]);
  await call('POST', '/__mock__/link', { mock: 'logout:B0001', replace: true });
  expect(await replaced()).toEqual(['createSubUser:A2012@1', 'listNews:delay=500']);
  await call('DELETE', '/__mock__/rules');
  expect(await replaced()).toEqual([]);
});

test('a link that is opened twice replaces only what the first one replaced', async () => {
  const call = open();
  const replaced = async () => (await call('GET', '/__mock__/state')).body.replacedRules;
  const link = { mock: 'logout:B0001@2;listNews:delay=500', replace: true };
  await call('POST', '/__mock__/link', link);
  await call('POST', '/__mock__/link', link);
  expect(await replaced()).toEqual([]);
  expect((await call('GET', '/__mock__/rules')).body).toHaveLength(2);
  const other = { mock: 'logout:B0001@2', replace: true };
  await call('POST', '/__mock__/link', other);
  await call('POST', '/__mock__/link', other);
  expect(await replaced()).toEqual(['listNews:delay=500']);
});

test('a link with a scenario tells which rules it has replaced, and a loaded snapshot has replaced none', async () => {
  const call = open();
  const replaced = async () => (await call('GET', '/__mock__/state')).body.replacedRules;
  await call('POST', '/__mock__/link', { mock: 'listNews:delay=500' });
  const { body: snapshot } = await call('GET', '/__mock__/snapshot');
  await call('POST', '/__mock__/link', { scenario: 'flaky-network', replace: true });
  expect(await replaced()).toEqual(['listNews:delay=500']);
  await call('POST', '/__mock__/snapshot', snapshot);
  expect(await replaced()).toEqual([]);
});

test('the state has the calls that were asked for, and all of them after a restart', async () => {
  const call = open();
  const callsAfter = async (query: string) => {
    const { calls } = (await call('GET', `/__mock__/state${query}`)).body;
    return calls.map(({ id }: { id: number }) => id);
  };
  for (let count = 0; count < 3; count += 1) await call('GET', '/v1/news/list');
  expect(await callsAfter('')).toEqual([]);
  expect(await callsAfter('?after=1')).toEqual([2, 3]);
  expect(await callsAfter('?after=9')).toEqual([1, 2, 3]);
});
