import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { paths } from '../../src/app/paths.ts';
import { test } from '../support/fault-fixtures.ts';
import { expect } from '../support/fixtures.ts';
import { type SiteWithLogs, startSiteWithLogs } from '../support/site-with-logs.ts';

test.describe.configure({ mode: 'serial' });

let site: SiteWithLogs;
test.afterEach(() => site.stop());

test(
  '500 connections that never finish their request do not delay visitors',
  { tag: '@zh-only' },
  async ({ api }, { annotations }) => {
    site = await startSiteWithLogs(api.base);
    await fetch(site.url + paths.about());
    const sockets: Socket[] = [];
    for (let count = 0; count < 500; count += 1) {
      const socket = connect(Number(new URL(site.url).port), 'localhost').on('error', () => {});
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      sockets.push(socket);
    }
    const startedAt = performance.now();
    for (let count = 0; count < 20; count += 1)
      expect((await fetch(site.url + paths.about())).status).toBe(200);
    const ms = (performance.now() - startedAt) / 20;
    annotations.push({ type: 'ms per page', description: ms.toFixed(1) });
    for (const socket of sockets) socket.destroy();
    expect(ms).toBeLessThan(200);
  },
);

test(
  '2,000 connections at once are served within 320 MB',
  { tag: '@zh-only' },
  async ({ api }, { annotations }) => {
    test.slow();
    site = await startSiteWithLogs(api.base, {
      CACHE_SECONDS: '600',
      NODE_OPTIONS: '--max-old-space-size=128',
    });
    const visit = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(site.url + path, { agent: false }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        }).on('error', reject);
      });
    // Other pages fill the caches meanwhile.
    for (let count = 0; count < 100; count += 1) await visit(paths.newsList({ keyword: `word-${count}` }));
    const startedAt = performance.now();
    const statuses = await Promise.all(Array.from({ length: 2_000 }, () => visit(paths.about())));
    annotations.push({ type: 'ms', description: `${Math.round(performance.now() - startedAt)}` });
    annotations.push({ type: 'MB', description: `${Math.round(site.memoryMb())}` });
    expect(new Set(statuses)).toEqual(new Set([200]));
    // Resident memory with a heap of 128 MB; V8 returns pages late.
    expect(site.memoryMb()).toBeLessThan(320);
  },
);

test('an API whose name cannot be resolved affects only the pages that require it', {
  tag: '@zh-only',
}, async ({ api }) => {
  site = await startSiteWithLogs(api.base, { SERVER_API_BASE_URL: 'http://api.invalid' });
  expect((await fetch(site.url + paths.home())).status).toBe(200);
  const news = await fetch(site.url + paths.newsList());
  expect([news.status, news.headers.get('retry-after')]).toEqual([503, '10']);
  await expect
    .poll(() => site.log.some((line) => line.includes('"operation":"GET /v1/news/list","upstreamStatus":0')))
    .toBe(true);
});
