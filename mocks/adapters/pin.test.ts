import { expect, test } from 'vitest';
import { RestartableServer } from '../../test/restartable-server.ts';
import { fromClient } from '../engine/client-address.ts';
import { createProductBackend } from '../fake-backend.ts';
import { createNodeListener } from './node-listener.ts';
import { withPanelPage } from './panel-page.ts';
import { createPinCheck } from './pin.ts';

const phone = '192.0.2.7';
const pin = '123456';

/** A fake backend with its panel, called from an address. */
function open() {
  const check = createPinCheck(pin);
  const backend = createProductBackend({ mayControl: check.allows });
  const fetch = withPanelPage(backend.fetch, check.allows);
  return async (path: string, headers: Record<string, string> = {}, address = phone) => {
    const response = await fetch(fromClient(new Request(`http://test${path}`, { headers }), address));
    return { status: response.status, text: await response.text() };
  };
}

const codeIn = (text: string) => JSON.parse(text).code;

test.each(['/__mock__/state', '/__mock__/', '/__mock__/openapi.json', '/~anna/__mock__/rules'])(
  'another machine needs the PIN for %s',
  async (path) => {
    const get = open();
    expect((await get(path)).status).toBe(403);
    expect((await get(path, { 'X-Mock-Pin': '654321' })).status).toBe(403);
    expect((await get(path, { 'X-Mock-Pin': pin })).status).toBe(200);
    expect((await get(path, { Cookie: `a=b; MOCK_PIN=${pin}` })).status).toBe(200);
    expect((await get(path, {}, '127.0.0.1')).status).toBe(200);
  },
);

test.each<Record<string, string>>([{ 'X-Mock': 'B0001' }, { Prefer: 'code=B0001' }])(
  'another machine needs the PIN for the header %j, but not for calls',
  async (header) => {
    const get = open();
    const path = '/v1/news/list?_t=1';
    expect(codeIn((await get(path)).text)).toBe('00000');
    expect(codeIn((await get(path, header)).text)).toBe('A0403');
    expect(codeIn((await get(path, { ...header, 'X-Mock-Pin': pin })).text)).toBe('B0001');
  },
);

test('a rule that cannot be read does not tell another machine more than one that can', async () => {
  const get = open();
  const header = { 'X-Mock': 'B0001,delya=5' };
  const { status, text } = await get('/v1/news/list?_t=1', header);
  expect([status, codeIn(text)]).toEqual([403, 'A0403']);
  const read = await get('/v1/news/list?_t=1', { ...header, 'X-Mock-Pin': pin });
  expect([read.status, codeIn(read.text)]).toEqual([400, 'A0400']);
});

test('a browser without the PIN gets a field for it that keeps the link, and the way to the page without it', async () => {
  const { status, text } = await open()('/__mock__/?mock=listNews:B0001&note="><script>&pin=1');
  expect(status).toBe(403);
  expect(text).toContain('<input type="hidden" name="mock" value="listNews:B0001">');
  expect(text).toContain('value="&#34;&#62;&#60;script&#62;"');
  expect(text.match(/name="pin"/g)).toHaveLength(1);
  expect(text).toContain('<a href="/__mock__/">');
});

test('a wrong PIN is named, none is not', async () => {
  expect((await open()('/__mock__/?pin=111111')).text).toMatch(/role="alert">PIN 不正确.*Wrong PIN/);
  expect((await open()('/__mock__/')).text).not.toContain('Wrong PIN');
});

test('an address that guesses is locked out, others are not', async () => {
  const get = open();
  for (let guess = 0; guess < 11; guess += 1)
    await get('/__mock__/state', { 'X-Mock-Pin': String(200_000 + guess) });
  expect((await get('/__mock__/state', { 'X-Mock-Pin': pin })).status).toBe(403);
  expect((await get('/__mock__/state', { 'X-Mock-Pin': pin }, '192.0.2.8')).status).toBe(200);
});

test('an empty PIN is none', () => {
  const check = createPinCheck('');
  expect(check.pin).toMatch(/^\d{6}$/);
  const request = new Request('http://test/', { headers: { 'X-Mock-Pin': '' } });
  expect(check.allows(fromClient(request, phone))).toBe(false);
});

test('a stale PIN in a cookie does not lock its browser out', async () => {
  const get = open();
  for (let count = 0; count < 30; count += 1) await get('/__mock__/state', { Cookie: 'MOCK_PIN=111111' });
  expect((await get('/__mock__/state', { Cookie: `MOCK_PIN=${pin}` })).status).toBe(200);
});

test('an address with the PIN keeps it in a cookie, gives the browser a sandbox and leads on', async () => {
  const check = createPinCheck(pin, { hasSite: true });
  const answer = createNodeListener(async () => new Response('page'));
  const server = new RestartableServer((request, response) => {
    if (!check.answer(request, response)) void answer(request, response);
  });
  await server.start();
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.base + path, { redirect: 'manual', headers });

  const first = await get(`/user?pin=${pin}&mock=listNews:B0001@1`);
  expect([first.status, first.headers.get('location')]).toEqual([302, '/user?mock=listNews%3AB0001%401']);
  const [kept = '', sandbox = ''] = first.headers.getSetCookie();
  expect(kept).toMatch(/^MOCK_PIN=123456; .*HttpOnly/);
  expect(sandbox).toMatch(/^MOCK_SANDBOX=device-\d+;/);
  const again = await get(`/?pin=${pin}`, { Cookie: 'MOCK_SANDBOX=anna' });
  expect(again.headers.getSetCookie()).toHaveLength(1);
  expect((await get(`//evil.test/?pin=${pin}`)).headers.get('location')).not.toMatch(/^\/\//);
  expect(await (await get('/?spin=1')).text()).toBe('page');
  expect(await (await get('/?pin=1', { 'Sec-Fetch-Dest': 'image' })).text()).toBe('page');
  await server.kill();
});
