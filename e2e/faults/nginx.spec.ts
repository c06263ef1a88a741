import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { assetsOf, type Cdn, isInstalled, startNginx, startOtherRelease } from '../../test/cdn.ts';
import { test } from '../../test/fault-fixtures.ts';
import { expect } from '../../test/fixtures.ts';
import { type SiteWithLogs, startSiteWithLogs } from '../../test/site-with-logs.ts';

test.skip(!isInstalled('nginx'), 'nginx is not installed: apt-get install nginx');

let running: (SiteWithLogs | Cdn)[] = [];

test.afterEach(async () => {
  await Promise.all(running.map((each) => each.stop()));
  running = [];
});

test('nginx caches public pages, bypasses personal ones, and serves pages while both servers are down', {
  tag: '@zh',
}, async ({ api }) => {
  const start = () =>
    startSiteWithLogs(api.base, { TRUSTED_PROXIES: '1', CACHE_SECONDS: '1', STALE_SECONDS: '5' });
  const [first, second] = await Promise.all([start(), start()]);
  running = [first, second];
  const nginx = await startNginx([first.url, second.url]);
  running.push(nginx);
  const visit = async (headers: Record<string, string> = {}, path = paths.about()) => {
    const response = await fetch(nginx.url + path, { headers });
    await response.text();
    return `${response.status} ${response.headers.get('cache-status')?.split('; ')[1]}`;
  };
  expect(await visit({ Cookie: 'TOKEN=1' })).toBe('200 fwd=miss');
  expect(await visit({ Cookie: 'lang=zh; other=TOKEN' })).toBe('200 hit');
  expect(await visit({}, paths.quote())).toBe('200 fwd=miss');
  for (const name of ['TOKEN', 'RTOKEN', 'EXPRIED', 'USERDATA']) {
    for (const path of [paths.quote(), paths.apply(), localize(paths.apply(), 'en')])
      expect(await visit({ Cookie: `lang=zh; ${name}=1` }, path), `${name} ${path}`).toBe('200 fwd=bypass');
  }
  expect(await visit({}, paths.quote())).toBe('200 hit');
  expect(await visit({ Authorization: 'Bearer 1' }), 'a header of a stranger bypasses nothing').toBe(
    '200 hit',
  );
  expect(await visit()).toBe('200 hit');

  const startedAt = performance.now();
  for (const server of [first, second]) server.process.kill('SIGKILL');
  await expect.poll(() => visit(), { intervals: [100], timeout: 15_000 }).toMatch(/^50[24]/);
  const servedMs = performance.now() - startedAt;
  expect(servedMs).toBeGreaterThan(4_500);
});

test('during an update nginx asks the other server for a file that one does not have', {
  tag: '@zh',
}, async ({ api }) => {
  const site = await startSiteWithLogs(api.base, { TRUSTED_PROXIES: '1' });
  running = [site];
  const other = await startOtherRelease();
  running.push(other);
  const nginx = await startNginx([site.url, other.url]);
  running.push(nginx);
  const assets = await assetsOf(site.url);
  expect(assets.length).toBeGreaterThan(5);
  const statuses = () => Promise.all(assets.map(async (path) => (await fetch(nginx.url + path)).status));
  expect(await statuses()).toEqual(assets.map(() => 200));
  expect((await fetch(`${nginx.url}/assets/gone.js`)).status).toBe(404);
  await site.stop();
  expect(await statuses(), 'pages in the cache need their files after the update').toEqual(
    assets.map(() => 200),
  );
});
