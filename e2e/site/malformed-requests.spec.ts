import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';
import { sendRaw } from '../../test/send-raw.ts';
import { startSiteWithLogs } from '../../test/site-with-logs.ts';

test('oversized requests are rejected', { tag: '@zh' }, async ({ baseURL }) => {
  const long = 'a'.repeat(10_000);
  expect((await sendRaw(baseURL, `/${long}`)).status).toBe(414);
  expect((await sendRaw(baseURL, `/about/news?keyword=${long}`)).status).toBe(414);
  expect((await sendRaw(baseURL, '/about', [`Cookie: a=${long}; b=${long}`])).status).toBe(431);
  expect((await sendRaw(baseURL, '/about', [`Cookie: USERDATA=${long}; TOKEN=1`])).status).toBe(200);
  expect((await sendRaw(baseURL, '/apply', ['Content-Length: 999999999'], 'localhost', 'POST')).status).toBe(
    413,
  );
});

test('an unsupported method responds with 405 and an Allow header', { tag: '@zh' }, async ({ baseURL }) => {
  const attempts: [method: string, header: string][] = [
    ['DELETE', 'X-A: 1'],
    ['POST', 'Content-Length: 0'],
    ['POST', 'Transfer-Encoding: chunked'],
  ];
  for (const [method, header] of attempts) {
    const { status, head } = await sendRaw(baseURL, paths.apply(), [header], 'localhost', method);
    expect.soft(status, header).toBe(405);
    expect.soft(head, header).toMatch(/^allow: GET, HEAD\r?$/im);
  }
});

test(
  'an invalid host responds with 400 and logs no stack trace',
  { tag: '@zh' },
  async ({ browserName: _ }, { project }) => {
    const site = await startSiteWithLogs(project.metadata.apiBase, { TRUSTED_PROXIES: '1' });
    try {
      const cookie = 'Cookie: TOKEN=1';
      for (const host of ['1.2.3.999', 'a:99999', 'a\r\nHost: a']) {
        expect((await sendRaw(site.url, paths.apply(), [cookie], host)).status, host).toBe(400);
        const forwarded = `X-Forwarded-Host: ${host.split('\r')[0]}`;
        expect((await sendRaw(site.url, paths.apply(), [cookie, forwarded])).status, host).toBe(200);
      }
      await expect.poll(() => site.log.filter((line) => line.includes('"status":400')).length).toBe(3);
      expect(site.log.join('\n')).not.toContain('stack');
    } finally {
      await site.stop();
    }
  },
);

test('an invalid range of a file is ignored', { tag: '@zh' }, async ({ baseURL }) => {
  const { status } = await sendRaw(baseURL, '/favicon.svg', ['Range: bytes=5-2']);
  expect(status).toBe(200);
});

test('an address with thousands of slashes leads to the page', { tag: '@zh' }, async ({ baseURL }) => {
  const address = `/a${'/'.repeat(4_000)}b`;
  const responses = await Promise.all(Array.from({ length: 40 }, () => sendRaw(baseURL, address)));
  expect(responses.map(({ location }) => location)).toEqual(Array(40).fill('/a/b'));
  expect((await sendRaw(baseURL, `/a${'/'.repeat(4_000)}b.data`)).status).toBe(400);
});
