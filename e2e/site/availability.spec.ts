import { paths } from '../../src/paths/paths.ts';
import { test } from '../../test/fault-fixtures.ts';
import { expect } from '../../test/fixtures.ts';
import { freePort } from '../../test/servers.ts';
import { type SiteWithLogs, startSiteWithLogs } from '../../test/site-with-logs.ts';

test.describe.configure({ mode: 'serial' });

test('the server rejects renders above its limit and still serves cached pages', {
  tag: ['@zh', '@all'],
}, async ({ api }) => {
  const metricsPort = await freePort();
  const busy = await startSiteWithLogs(api.base, { METRICS_PORT: `${metricsPort}` });
  try {
    expect((await fetch(busy.url + paths.about())).status).toBe(200);
    const held = Promise.withResolvers<void>();
    api.fault = async ({ response, forward }) => {
      await held.promise;
      response.end(await forward());
    };
    const waiting = Array.from({ length: 150 }, (_, count) =>
      fetch(busy.url + paths.newsList({ keyword: `word-${count}` })),
    );
    const refused: Response[] = [];
    for (const response of waiting) void response.then((one) => one.status === 503 && refused.push(one));
    await expect.poll(() => refused.length).toBe(50);
    for (const response of refused) expect(response.headers.get('retry-after')).toBe('5');
    expect((await fetch(busy.url + paths.about())).status).toBe(200);
    held.resolve();
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses).toContain(200);
    // The other hundred were rendered: on a slow machine some of them after the time limit of their API calls, which is 503, too.
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/^site_renders_rejected_total 50$/m);
    expect((await fetch(busy.url + paths.newsList({ keyword: 'word-149' }))).status).toBe(200);
  } finally {
    await busy.stop();
  }
});

test('the cache serves a stale page while the API is down', { tag: '@zh' }, async ({ api }) => {
  const caching = await startSiteWithLogs(api.base, { CACHE_SECONDS: '1' });
  try {
    // Without the sandbox header, which makes a request uncacheable.
    const request = () => fetch(caching.url + paths.newsList());
    expect((await request()).status).toBe(200);
    await api.kill();
    // Served stale, also after the revalidation failed.
    await expect.poll(() => cacheOf(caching, request)).toBe('stale');
    expect((await request()).status).toBe(200);
  } finally {
    await caching.stop();
    await api.start();
  }
});

test('shared caches store neither a page with missing data nor an error', { tag: '@zh' }, async ({ api }) => {
  const caching = await startSiteWithLogs(api.base);
  try {
    api.fault = async ({ response }) => {
      response.statusCode = 502;
      response.end('Bad Gateway');
    };
    const home = await fetch(caching.url + paths.home());
    expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const news = await fetch(caching.url + paths.newsList());
    expect([news.status, news.headers.get('cache-control')]).toEqual([503, 'no-store']);
    for (const { headers } of [home, news]) expect(headers.get('cdn-cache-control')).toBeNull();
  } finally {
    await caching.stop();
  }
});

/** Sends a request and returns its cache status from the log. */
async function cacheOf(server: SiteWithLogs, request: () => Promise<Response>): Promise<string | undefined> {
  const id = (await request()).headers.get('x-request-id') ?? '';
  await expect.poll(() => server.log.some((line) => line.includes(id))).toBe(true);
  return JSON.parse(server.log.find((line) => line.includes(id)) ?? '{}').cache;
}

test('one of two servers restarts without a failed request', { tag: ['@zh', '@all'] }, async ({
  request,
  api,
  site,
}) => {
  const start = () => startSiteWithLogs(api.base, { DRAIN_SECONDS: '1' });
  const servers = [await start(), await start()];
  const failures: string[] = [];
  let requested = 0;
  let isOver = false;
  /** Sends requests like a load balancer: to ready servers in turn. */
  const visit = async (turn: number) => {
    for (let count = turn; !isOver; count += 1) {
      const ready: SiteWithLogs[] = [];
      for (const one of servers) {
        const health = await fetch(`${one.url}/readyz`).catch(() => undefined);
        if (health?.ok) ready.push(one);
      }
      const chosen = ready[count % ready.length];
      const response = chosen && (await fetch(chosen.url + paths.home()).catch(() => undefined));
      if (response?.status !== 200 || !(await response.text()).endsWith('</html>'))
        failures.push(`${response?.status}`);
      requested += 1;
    }
  };
  const visitors = [0, 1, 2, 3].map(visit);
  const [first] = servers;
  await expect.poll(() => requested).toBeGreaterThan(20);
  const [code] = await Promise.all([
    new Promise((resolve) => first?.process.once('exit', resolve)),
    first?.stop(),
  ]);
  servers[0] = await start();
  const before = requested;
  await expect.poll(() => requested).toBeGreaterThan(before + 20);
  isOver = true;
  await Promise.all(visitors);
  await Promise.all(servers.map((one) => one.stop()));
  expect(code).toBe(0);
  expect(failures).toEqual([]);
  expect((await request.get(`${site.url}/readyz`)).status()).toBe(200);
});
