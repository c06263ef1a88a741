import { once } from 'node:events';
import { get } from 'node:http';
import { paths } from '../../src/paths/paths.ts';
import { test } from '../../test/fault-fixtures.ts';
import { expect } from '../../test/fixtures.ts';
import { freePort } from '../../test/servers.ts';
import { type SiteWithLogs, startSiteWithLogs } from '../../test/site-with-logs.ts';

test.describe.configure({ mode: 'serial' });

const token = 'the-purge-token-of-the-browser-tests';

let site: SiteWithLogs;
let metricsUrl: string;
test.beforeEach(async ({ api }) => {
  const metricsPort = await freePort();
  metricsUrl = `http://localhost:${metricsPort}/metrics`;
  site = await startSiteWithLogs(api.base, {
    WORKERS: '2',
    CACHE_SECONDS: '600',
    // Longer than the visits during the drain take on a busy machine.
    DRAIN_SECONDS: '5',
    PURGE_TOKEN: token,
    METRICS_PORT: `${metricsPort}`,
  });
  await expect.poll(() => readyPids().length).toBe(2);
});
test.afterEach(() => site.stop());

/** The process ids of the workers that have become ready, in order. */
const readyPids = () =>
  site.log.flatMap((line) => {
    const { msg, pid } = JSON.parse(line);
    return msg === 'ready' ? [Number(pid)] : [];
  });

/** The value of a metric with these labels. */
async function metric(name: string, labels = ''): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name}${labels} `));
  return Number(line?.split(' ').at(-1));
}

/** Requests a page on its own connection, so that both workers get requests. Without a response the status is undefined. */
const visit = (path: string) =>
  new Promise<number | undefined>((resolve) => {
    get(site.url + path, { agent: false, signal: AbortSignal.timeout(5_000) }, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode))
        .on('error', () => resolve(undefined));
    }).on('error', () => resolve(undefined));
  });

test('metrics and purges cover all workers, and labels have route patterns instead of paths', {
  tag: '@zh',
}, async () => {
  let sent = 0;
  const visitMany = async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => visit(paths.newsDetail('n1001'))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    sent += statuses.length;
  };
  for (let count = 0; count < 10; count += 1) expect(await visit(`/nowhere-${count}`)).toBe(404);
  const countOf = (route: string, status: number) =>
    metric('site_request_duration_seconds_count', `{route="${route}",status="${status}"}`);
  // Each worker renders the page once and calls the API once.
  const rendered = () =>
    metric(
      'site_api_call_duration_seconds_count',
      '{operation="GET /v1/news/relevant/{id}",outcome="success"}',
    );
  await expect
    .poll(async () => {
      await visitMany();
      return rendered();
    })
    .toBe(2);
  await visitMany();
  await expect.poll(() => countOf('/about/news/:id', 200)).toBe(sent);
  await expect.poll(() => countOf('*', 404)).toBe(10);
  expect(await metric('site_page_cache_requests_total', '{outcome="hit"}')).toBeGreaterThan(0);
  expect(await metric('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);

  const purged = await fetch(`${site.url}/purge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Surrogate-Key': 'page:news-detail' },
  });
  expect(await purged.json()).toEqual({ pages: 2, apiResponses: 0 });
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
});

test('a killed worker loses at most its requests in flight and is replaced', {
  tag: '@zh',
}, async () => {
  const [first = 0] = readyPids();
  let isOver = false;
  const statuses: (number | undefined)[] = [];
  const lanes = Array.from({ length: 8 }, async () => {
    while (!isOver) statuses.push(await visit(paths.about()));
  });
  await expect.poll(() => statuses.length).toBeGreaterThan(100);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => readyPids().length).toBe(3);
  const [, , replacement = 0] = readyPids();
  const before = statuses.length;
  await expect.poll(() => statuses.length).toBeGreaterThan(before + 200);
  process.kill(replacement, 'SIGTERM');
  await expect.poll(() => readyPids().length).toBe(4);
  isOver = true;
  await Promise.all(lanes);
  const failed = statuses.flatMap((status, index) => (status === 200 ? [] : [index]));
  // One request per lane at most, all at the kill.
  expect(failed.length).toBeLessThanOrEqual(lanes.length);
  for (const index of failed) expect(index).toBeLessThan(before);
});

test('on SIGTERM all workers report that they are not ready, drain, and exit', {
  tag: '@zh',
}, async () => {
  const ended = once(site.process, 'exit');
  const statuses: (number | undefined)[] = [];
  site.process.kill('SIGTERM');
  await expect.poll(() => visit('/readyz')).toBe(503);
  for (let count = 0; count < 6; count += 1) {
    expect(await visit('/readyz')).toBe(503);
    statuses.push(await visit(paths.about()));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await ended).toEqual([0, null]);
});
