import { paths } from '../../src/paths/paths.ts';
import { test } from '../../test/fault-fixtures.ts';
import { expect } from '../../test/fixtures.ts';
import { freePort } from '../../test/servers.ts';
import { startSiteWithLogs } from '../../test/site-with-logs.ts';

test('metrics have route patterns instead of paths, on a port of their own', { tag: '@zh' }, async ({
  api,
}) => {
  const metricsPort = await freePort();
  const site = await startSiteWithLogs(api.base, { METRICS_PORT: `${metricsPort}` });
  const visit = async (path: string) => (await fetch(site.url + path)).status;
  /** The value of a metric with these labels. */
  const metric = async (name: string, labels = '') => {
    const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((each) => each.startsWith(`${name}${labels} `))
        ?.split(' ')
        .at(-1),
    );
  };
  try {
    for (let count = 0; count < 3; count += 1) {
      expect(await visit(`/nowhere-${count}`)).toBe(404);
      expect(await visit(paths.newsDetail('n1001'))).toBe(200);
    }
    const countOf = (route: string, status: number) =>
      metric('site_request_duration_seconds_count', `{route="${route}",status="${status}"}`);
    await expect.poll(() => countOf('/about/news/:id', 200)).toBe(3);
    expect(await countOf('*', 404)).toBe(3);
    expect(await metric('site_page_cache_requests_total', '{outcome="hit"}')).toBe(2);
    expect(
      await metric(
        'site_api_call_duration_seconds_count',
        '{operation="GET /v1/news/relevant/{id}",outcome="success"}',
      ),
    ).toBe(1);
    expect(await metric('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(await visit('/metrics')).toBe(404);
  } finally {
    await site.stop();
  }
});
