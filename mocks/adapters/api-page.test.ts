import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Standalone, startStandalone } from './standalone.ts';

let server: Standalone;
beforeAll(async () => {
  server = await startStandalone({ port: 0, host: '127.0.0.1', controlFrom: 'loopback', quiet: true });
});
afterAll(() => server.stop());

const get = (path: string, init?: RequestInit) => fetch(`${server.url}/__mock__${path}`, init);

test('serves the page', async () => {
  const page = await get('/docs');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('<h3 id="createSubUser">');
  expect((await get('/docs/nothing')).status).toBe(404);
});

test('a link sets its rule only after its button is pressed', async () => {
  const address = '/docs/replay?rule=createSubUser:A2012@1';
  const page = await (await get(address)).text();
  expect(page).toContain(`curl '${server.url}/__mock__/link'`);
  expect(await (await get('/rules')).json()).toEqual([]);
  expect(await (await get(address, { method: 'POST' })).text()).toContain('Added rule 1');
  expect(await (await get('/rules')).json()).toMatchObject([{ text: 'createSubUser:A2012@1' }]);
});

test('an invalid rule is rejected with similar valid names', async () => {
  const response = await get('/docs/replay?rule=createSubUsr:A2012', { method: 'POST' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Did you mean createSubUser');
});
