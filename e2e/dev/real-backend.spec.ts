import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { paths } from '../../src/paths/paths.ts';
import { startDevelopment } from '../../test/servers.ts';

/** A minimal API, as a real backend. */
async function startApi() {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json');
    response.end('{"code":"00000","msg":"","data":{"list":[],"total":0,"page":1,"size":10}}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { requested, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

test('with a real backend no code of the fake backend is loaded', async ({ page }) => {
  const api = await startApi();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const site = await startDevelopment({ path: paths.newsList(), environment: { API_BASE_URL: api.url } });
  try {
    await page.goto(site.url + paths.newsList(), { waitUntil: 'networkidle' });
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    expect(api.requested.some((path) => path.startsWith('/v1/news/list'))).toBe(true);
    expect(loaded.length).toBeGreaterThan(20);
    expect(loaded.filter((path) => path.includes('/mocks/'))).toEqual([]);
    expect((await page.request.get(`${site.url}/api/__mock__/accounts`)).status()).toBe(404);
  } finally {
    await site.stop();
    api.stop();
  }
});
