import { Agent, get } from 'node:http';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { assetsOf, type Cdn, isInstalled, startOtherRelease, startVarnish } from '../../test/cdn.ts';
import { test } from '../../test/fault-fixtures.ts';
import { expect } from '../../test/fixtures.ts';
import { publicPages } from '../../test/route-table.ts';
import { type SiteWithLogs, startSiteWithLogs } from '../../test/site-with-logs.ts';
import { languages } from '../../test/translate.ts';

test.describe.configure({ mode: 'serial' });
test.skip(!isInstalled('varnishd'), 'Varnish is not installed: apt-get install varnish');

const token = 'the-purge-token-of-the-browser-tests';

let servers: [SiteWithLogs, SiteWithLogs];
let varnish: Cdn;
let running: (SiteWithLogs | Cdn)[] = [];

const startBehindVarnish = async (apiBase: string, environment: Record<string, string>) => {
  const start = () =>
    startSiteWithLogs(apiBase, { TRUSTED_PROXIES: '1', PURGE_TOKEN: token, ...environment });
  servers = await Promise.all([start(), start()]);
  varnish = await startVarnish([servers[0].url, servers[1].url]);
  running = [varnish, ...servers];
};

test.afterEach(async () => {
  await Promise.all(running.map((each) => each.stop()));
  running = [];
});

/** The outcome of a request in the cache: `hit`, `fwd=miss` or `fwd=bypass`. */
const outcomeOf = (status: string | null | undefined) => status?.split('; ')[1];

const visit = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(varnish.url + path, { headers, redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, cache: outcomeOf(response.headers.get('cache-status')), html, response };
};

const sessionOf = (name: string) => ({
  Cookie: `lang=zh; TOKEN=token-${name}; USERDATA=${encodeURIComponent(JSON.stringify({ id: name, name, email: 'e', mobile: 'm', lastLoginTime: 1, parentId: '0' }))}`,
});

const pages = languages.flatMap((language) => publicPages.map((path) => localize(path, language)));

test('Varnish serves 99 % of 10,000 requests for public pages, and never a response of another visitor', {
  tag: ['@R4.8', '@zh'],
}, async ({ api }) => {
  await startBehindVarnish(api.base, { CACHE_SECONDS: '600' });
  await runConcurrently(pages.length, async (count) => {
    expect((await visit(pages[count] ?? '')).status).toBe(200);
  });

  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const outcomes: Record<string, number> = {};
  await runConcurrently(10_000, async (count) => {
    const [status, cache] = await requestHead(varnish.url + pages[count % pages.length], agent);
    const outcome = `${status} ${outcomeOf(cache)}`;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  });
  agent.destroy();
  expect(outcomes['200 hit'], JSON.stringify(outcomes)).toBeGreaterThanOrEqual(9_900);

  const names = ['Customer-Alpha', 'Customer-Beta', undefined];
  const paths4 = [paths.home(), paths.newsList(), localize(paths.home(), 'en'), paths.userInfo()];
  const wrong: string[] = [];
  await runConcurrently(1_000, async (count) => {
    const name = names[count % 3];
    const path = paths4[Math.floor(count / 3) % 4] ?? '';
    const { cache, html, response } = await visit(path, name ? sessionOf(name) : {});
    const isPersonal = name !== undefined && path === paths.userInfo();
    const isRight =
      names.every(
        (other) => other === undefined || html.includes(other) === (isPersonal && other === name),
      ) &&
      (isPersonal
        ? cache === 'fwd=bypass' && response.headers.get('cache-control') === 'private, no-store'
        : path === paths.userInfo() || cache === 'hit');
    if (!isRight) wrong.push(`${path} for ${name}: ${cache}`);
  });
  expect(wrong).toEqual([]);
});

test('a personal page neither hits nor fills the cache, and a purge shows a new article within a second', {
  tag: '@zh',
}, async ({ api }) => {
  await startBehindVarnish(api.base, { CACHE_SECONDS: '120' });
  const path = paths.newsDetail('n1001');
  for (const personal of [paths.apply(), localize(paths.quote(), 'en'), `${paths.login()}?mode=sms`]) {
    expect((await visit(personal, sessionOf('Customer-Alpha'))).cache, personal).toBe('fwd=bypass');
    expect((await visit(personal)).cache, personal).toBe('fwd=miss');
    expect((await visit(personal, sessionOf('Customer-Alpha'))).cache, personal).toBe('fwd=bypass');
  }
  expect((await visit(path, sessionOf('Customer-Alpha'))).cache).toBe('fwd=miss');
  const { cache, html, response } = await visit(path, { Cookie: 'lang=zh; other=TOKEN' });
  expect(cache).toBe('hit');
  expect(html).not.toContain('Customer-Alpha');
  for (const name of ['surrogate-key', 'cache-tag', 'cdn-cache-control', 'x-request-id'])
    expect(response.headers.get(name), name).toBeNull();
  const authorized = await visit(path, { Authorization: 'Bearer 1' });
  expect(authorized.cache, 'a header of a stranger bypasses nothing').toBe('hit');
  const etag = response.headers.get('etag') ?? '';
  expect((await visit(path, { 'If-None-Match': etag })).status).toBe(304);

  await visit(paths.about());
  const [, title = ''] = /<h1[^>]*>([^<]+)/.exec(html) ?? [];
  api.fault = async ({ response: sent, forward }) => {
    sent.end((await forward()).replaceAll(title, '更正后的标题'));
  };
  expect((await visit(path)).html).toContain(title);
  const headers = { 'Surrogate-Key': 'article:n1001 news' };
  for (const { url } of servers) {
    const purged = await fetch(`${url}/purge`, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${token}` },
    });
    expect(purged.status).toBe(200);
  }
  expect((await fetch(varnish.url, { method: 'PURGE', headers })).status).toBe(200);
  const after = await visit(path);
  expect(after.html).toContain('更正后的标题');
  expect(after.html).not.toContain(title);
  expect((await visit(paths.about())).cache, 'a page without the article').toBe('hit');

  const refused = await fetch(varnish.url, { method: 'PURGE', headers: { 'Surrogate-Key': '.*' } });
  expect(refused.status).toBe(400);
});

test('while both servers are down Varnish serves pages for the configured time', {
  tag: '@zh',
}, async ({ api }) => {
  await startBehindVarnish(api.base, { CACHE_SECONDS: '1', STALE_SECONDS: '5' });
  expect((await visit(paths.about())).status).toBe(200);
  const startedAt = performance.now();
  for (const server of servers) server.process.kill('SIGKILL');
  await expect
    .poll(async () => (await visit(paths.about())).status, { intervals: [100], timeout: 15_000 })
    .toBe(503);
  const servedMs = performance.now() - startedAt;
  expect(servedMs).toBeGreaterThan(5_000);
});

test('during an update Varnish asks the other server for a file that one does not have', {
  tag: '@zh',
}, async ({ api }) => {
  const site = await startSiteWithLogs(api.base, { TRUSTED_PROXIES: '1' });
  running = [site];
  const other = await startOtherRelease();
  running.push(other);
  varnish = await startVarnish([site.url, other.url]);
  running.push(varnish);
  const assets = await assetsOf(site.url);
  expect(assets.length).toBeGreaterThan(5);
  const statuses = () => Promise.all(assets.map(async (path) => (await visit(path)).status));
  expect(await statuses()).toEqual(assets.map(() => 200));
  expect((await visit('/assets/gone.js')).status).toBe(404);
  await site.stop();
  expect(await statuses(), 'pages in the cache need their files after the update').toEqual(
    assets.map(() => 200),
  );
});

/** Runs an action `total` times, sixteen at once. */
async function runConcurrently(total: number, run: (count: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < total) {
      const count = next;
      next += 1;
      await run(count);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

/** Requests a page and discards its body. `fetch` takes four times as long. */
const requestHead = (url: string, agent: Agent) =>
  new Promise<[status: number | undefined, cache: string | undefined]>((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const { 'cache-status': cache } = response.headers;
      response.resume().on('end', () => resolve([response.statusCode, [cache].flat()[0]]));
    }).on('error', reject);
  });
