import { paths } from '../../src/paths/paths.ts';
import { contentFile } from '../../test/content-file.ts';
import { test } from '../../test/fault-fixtures.ts';
import { expect } from '../../test/fixtures.ts';
import { startSiteWithLogs } from '../../test/site-with-logs.ts';

test.describe.configure({ mode: 'serial' });

test('the log has a line for each request and contains no secret', { tag: '@zh' }, async ({
  request,
  api,
}) => {
  const site = await startSiteWithLogs(api.base);
  try {
    const response = await request.get(`${site.url}/about?token=secret-1#x`, {
      headers: { Cookie: 'TOKEN=secret-2', Authorization: 'Bearer secret-3' },
    });
    const id = response.headers()['x-request-id'] ?? '';
    // On a slow machine, a call for metadata takes too long and has a line of its own.
    const lines = () => site.log.filter((line) => line.includes(id) && line.includes('"method"'));
    await expect.poll(() => lines().length).toBe(1);
    expect(JSON.parse(lines()[0] ?? '{}')).toMatchObject({
      method: 'GET',
      path: '/about',
      status: 200,
      ms: expect.any(Number),
    });
    expect(site.log.join('\n')).not.toContain('secret-');
  } finally {
    await site.stop();
  }
});

test('a failed API call is logged with the request id that was forwarded to the API', {
  tag: '@zh',
}, async ({ api }) => {
  const site = await startSiteWithLogs(api.base, { TRUSTED_PROXIES: '1', FORWARDED_HEADERS: 'X-Tenant' });
  const id = 'Root=1-67891233-abcdef012345678912345678';
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const received: unknown[] = [];
  api.fault = async ({ path, headers, response }) => {
    if (path.startsWith('/v1/news/list')) received.push([headers['x-request-id'], headers.traceparent]);
    response.statusCode = 502;
    response.end('Bad Gateway');
  };
  try {
    // A request with a forwarded header has a render of its own.
    const requests: Record<string, string>[] = [{}, { 'X-Tenant': 'a' }];
    for (const forwarded of requests) {
      const lines = () =>
        site.log.filter(
          (line) => line.includes('a call of the API failed') && line.includes('/v1/news/list'),
        );
      const before = lines().length;
      await fetch(site.url + paths.newsList(), {
        headers: { 'X-Request-Id': id, traceparent, ...forwarded },
      });
      await expect.poll(() => lines().length).toBe(before + 1);
      expect(JSON.parse(lines().at(-1) ?? '')).toMatchObject({
        level: 50,
        id,
        operation: 'GET /v1/news/list',
        upstreamStatus: 502,
        ms: expect.any(Number),
        commit: expect.stringMatching(/^[\da-f]{40}$/),
      });
    }
    expect(received).toEqual([
      [id, traceparent],
      [id, traceparent],
    ]);
  } finally {
    await site.stop();
  }
});

test('health check and log contain the commit, and the log names missing footer settings', {
  tag: '@zh',
}, async ({ api }) => {
  const bare = await startSiteWithLogs(api.base, contentFile({ contact: { salesPhone: '021-5550-0100' } }));
  try {
    const health: { commit: string } = await (await fetch(`${bare.url}/healthz`)).json();
    expect(health).toEqual({ status: 'ok', commit: expect.stringMatching(/^[\da-f]{40}$/) });
    const warnings = () => bare.log.flatMap((line) => JSON.parse(line).unset ?? []);
    await expect.poll(warnings).toContain('notices.icpFiling');
    expect(warnings()).not.toContain('contact.salesPhone');
    expect(bare.log.every((line) => JSON.parse(line).commit === health.commit)).toBe(true);
  } finally {
    await bare.stop();
  }
});
