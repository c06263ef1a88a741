import { once } from 'node:events';
import { readFileSync, statSync, truncateSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { paths } from '../../src/paths/paths.ts';
import { test } from '../../test/fault-fixtures.ts';
import { expect } from '../../test/fixtures.ts';
import { freePort } from '../../test/servers.ts';
import { type SiteWithLogs, startSiteWithLogs } from '../../test/site-with-logs.ts';

test.describe.configure({ mode: 'serial' });

let site: SiteWithLogs;
test.afterEach(() => site.stop());

test('500 connections that never finish their request do not keep visitors out', { tag: '@zh' }, async ({
  api,
}) => {
  site = await startSiteWithLogs(api.base);
  await fetch(site.url + paths.about());
  const sockets: Socket[] = [];
  for (let count = 0; count < 500; count += 1) {
    const socket = connect(Number(new URL(site.url).port), 'localhost').on('error', () => {});
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    sockets.push(socket);
  }
  for (let count = 0; count < 20; count += 1)
    expect((await fetch(site.url + paths.about())).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test(
  '2,000 connections at once are served within 256 MB',
  { tag: '@zh' },
  async ({ api }, { annotations }) => {
    site = await startSiteWithLogs(api.base, {
      CACHE_SECONDS: '600',
      NODE_OPTIONS: '--max-old-space-size=128 --max-semi-space-size=4',
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
    // The limit of a container counts resident memory.
    expect(site.memoryMb()).toBeLessThan(256);
  },
);

test('an API whose name cannot be resolved affects only the pages that require it', {
  tag: '@zh',
}, async ({ api }) => {
  site = await startSiteWithLogs(api.base, { SERVER_API_BASE_URL: 'http://api.invalid' });
  expect((await fetch(site.url + paths.home())).status).toBe(200);
  const news = await fetch(site.url + paths.newsList());
  expect([news.status, news.headers.get('retry-after')]).toEqual([503, '10']);
  await expect
    .poll(() => site.log.find((line) => line.includes('"operation":"GET /v1/news/list","upstreamStatus":0')))
    .toMatch(/"reason":"[^"]*api\.invalid/);
});

/** The value of a metric without labels. */
async function metric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

test(
  'a full disk of the log affects no visitor, and the waiting lines are written afterwards',
  {
    tag: '@zh',
  },
  async ({ api }, testInfo) => {
    const file = testInfo.outputPath('site.log');
    const metricsPort = await freePort();
    // Writes beyond 32 KB fail, after some 140 lines.
    site = await startSiteWithLogs(
      api.base,
      { METRICS_PORT: `${metricsPort}` },
      { shell: `ulimit -f 32; exec "$@" >> ${file}` },
    );
    const visit = async (count: number) => {
      for (let index = 0; index < count; index += 1)
        expect((await fetch(site.url + paths.about())).status).toBe(200);
    };
    const writeErrors = async () => {
      await visit(20);
      return metric(metricsPort, 'site_log_write_errors_total');
    };
    await expect.poll(writeErrors).toBeGreaterThan(0);
    await visit(20);
    expect(statSync(file).size).toBe(32 * 1024);
    truncateSync(file);
    const { headers } = await fetch(`${site.url}${paths.about()}?after`);
    await expect.poll(() => readFileSync(file, 'utf8')).toContain(headers.get('x-request-id'));
    const lines = readFileSync(file, 'utf8').split('\n');
    // Those that did not fit have waited.
    expect(lines.length).toBeGreaterThan(20);
  },
);

test('a server with a full disk of the log stops on SIGTERM', { tag: '@zh' }, async ({ api }) => {
  site = await startSiteWithLogs(api.base, {}, { shell: 'exec "$@" > /dev/full' });
  expect((await fetch(site.url + paths.about())).status).toBe(200);
  const ended = once(site.process, 'exit');
  site.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a jump of the clock by an hour neither expires cached pages nor keeps them longer', {
  tag: '@zh',
}, async ({ api }) => {
  const preload = new URL('../../test/clock-jump.mjs', import.meta.url).href;
  site = await startSiteWithLogs(api.base, { CACHE_SECONDS: '600', NODE_OPTIONS: `--import ${preload}` });
  const visit = async () => {
    const response = await fetch(site.url + paths.newsList());
    const id = response.headers.get('x-request-id') ?? '';
    const line = () => site.log.find((text) => text.includes(id));
    await expect.poll(line).toBeDefined();
    const { time, cache }: { time: number; cache: string } = JSON.parse(line() ?? '');
    return { status: response.status, cache, hours: Math.round((time - Date.now()) / 3_600_000) + 0 };
  };
  expect(await visit()).toEqual({ status: 200, cache: 'miss', hours: 0 });
  for (const [signal, hours] of [
    ['SIGUSR2', 1],
    ['SIGWINCH', 0],
    ['SIGWINCH', -1],
  ] as const) {
    site.process.kill(signal);
    await expect.poll(visit).toEqual({ status: 200, cache: 'hit', hours });
  }
});
