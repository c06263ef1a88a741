import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { sessionCookies } from '../../src/session/cookies.ts';
import { test } from '../../test/fault-fixtures.ts';
import { read } from '../../test/files.ts';
import { expect } from '../../test/fixtures.ts';
import { RestartableServer } from '../../test/restartable-server.ts';
import { publicPages, routes } from '../../test/route-table.ts';
import { freePort } from '../../test/servers.ts';
import { type SiteWithLogs, startSiteWithLogs } from '../../test/site-with-logs.ts';
import { languages } from '../../test/translate.ts';

/** A server that a test has started. */
interface Server {
  url: string;
  stop(): Promise<void>;
}

/** The cache in front of the site. */
interface Varnish extends Server {
  /** The address that only its machine reaches. */
  purgeUrl: string;
}

test.describe.configure({ mode: 'serial' });
test.skip(!hasVarnish(), 'Varnish is not installed: apt-get install varnish');

let servers: [SiteWithLogs, SiteWithLogs];
let varnish: Varnish;
let running: { stop(): Promise<void> }[] = [];

const startBehindVarnish = async (apiBase: string, environment: Record<string, string>) => {
  const start = () => startSiteWithLogs(apiBase, { TRUSTED_PROXIES: '1', ...environment });
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

/** Of all requests: over http, `fetch` accepts no Brotli, and each encoding of a page is an object of its own. */
const encoding = { 'Accept-Encoding': 'br' };

const visit = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(varnish.url + path, {
    headers: { ...encoding, ...headers },
    redirect: 'manual',
  });
  const html = await response.text();
  return { status: response.status, cache: outcomeOf(response.headers.get('cache-status')), html, response };
};

const sessionOf = (name: string) => ({
  Cookie: `lang=zh; TOKEN=token-${name}; USERDATA=${encodeURIComponent(JSON.stringify({ id: name, name, email: 'e', mobile: 'm', lastLoginTime: 1, parentId: '0' }))}`,
});

/** The paths of pages that depend on the session, and of the user area. */
const personalPaths = [
  paths.userInfo(),
  ...Object.values(routes).flatMap(({ id, file, path }) =>
    id.startsWith('zh:') && path && read(`src/${file}`).includes('isPersonal: true') ? [`/${path}`] : [],
  ),
];

/** The query parameters that pages read. */
const parametersOfPages = new Set(
  Object.values(routes).flatMap(({ file }) =>
    [...read(`src/${file}`).matchAll(/\bsearchParams: \[([^\]]+)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    ),
  ),
);

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

test('a personal page neither hits nor fills the cache, whichever cookie of a session a request has', {
  tag: '@zh',
}, async ({ api }) => {
  await startBehindVarnish(api.base, {});
  expect(personalPaths.length).toBeGreaterThan(4);
  for (const path of [...personalPaths, ...personalPaths.map((each) => localize(each, 'en'))])
    for (const name of Object.values(sessionCookies)) {
      const { cache, response } = await visit(path, { Cookie: `lang=zh; ${name}=x` });
      expect(cache, `${path} ${name}`).toBe('fwd=bypass');
      expect(response.headers.get('cache-control'), path).toContain('no-store');
    }
  const path = paths.newsDetail('n1001');
  expect((await visit(path, sessionOf('Customer-Alpha'))).cache).toBe('fwd=miss');
  const { cache, html, response } = await visit(path, { Cookie: 'lang=zh; other=TOKEN' });
  expect(cache).toBe('hit');
  expect(html).not.toContain('Customer-Alpha');
  for (const name of ['cdn-cache-control', 'x-request-id'])
    expect(response.headers.get(name), name).toBeNull();
  const authorized = await visit(path, { Authorization: 'Bearer 1' });
  expect(authorized.cache, 'a header of a stranger bypasses nothing').toBe('hit');
  const etag = response.headers.get('etag') ?? '';
  expect((await visit(path, { 'If-None-Match': etag })).status).toBe(304);
});

test('only parameters that a page reads make an object', { tag: '@zh' }, async ({ api }) => {
  await startBehindVarnish(api.base, {});
  const list = paths.newsList();
  const cacheOf = async (path: string) => (await visit(path)).cache;
  expect(await cacheOf(`${list}?page=2`)).toBe('fwd=miss');
  for (const query of ['utm_source=a&page=2', 'page=2&gclid=b&c', 'pages=1&page=2&&', '&page=2&x=%26page'])
    expect(await cacheOf(`${list}?${query}`), query).toBe('hit');
  expect(await cacheOf(list)).toBe('fwd=miss');
  for (const query of ['', 'utm_source=a', '&&', 'a=b&c=d'])
    expect(await cacheOf(`${list}?${query}`)).toBe('hit');
  expect(parametersOfPages.size).toBeGreaterThan(8);
  for (const name of parametersOfPages)
    expect(await cacheOf(`${paths.about()}?${name}=1`), name).toBe('fwd=miss');
});

test('ids and traces of strangers are not believed, and probes are not public', { tag: '@zh' }, async ({
  api,
}) => {
  await startBehindVarnish(api.base, {});
  const id = 'forged-by-a-visitor-0001';
  const forged = {
    'X-Request-Id': id,
    'X-Amzn-Trace-Id': id,
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };
  const { response } = await visit(paths.userInfo(), forged);
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  for (const path of ['/healthz', '/readyz', '/readyz?1']) expect((await visit(path)).status, path).toBe(404);
  for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('a purge of an address shows a new article at once, and only this machine may purge', {
  tag: '@zh',
}, async ({ api }) => {
  await startBehindVarnish(api.base, { CACHE_SECONDS: '1', STALE_SECONDS: '3600' });
  const path = paths.newsDetail('n1001');
  const { html } = await visit(path);
  await visit(paths.about());
  const [, title = ''] = /<h1[^>]*>([^<]+)/.exec(html) ?? [];
  api.fault = async ({ response: sent, forward }) => {
    sent.end((await forward()).replaceAll(title, '更正后的标题'));
  };
  // The servers have no purge: their pages change with the freshness.
  for (const { url } of servers)
    await expect.poll(async () => (await fetch(url + path)).text()).toContain('更正后的标题');
  const purge = (url: string) => fetch(url + path, { method: 'PURGE' });
  expect((await purge(varnish.url)).status).toBe(405);
  expect((await purge(varnish.purgeUrl)).status).toBe(200);
  const after = await visit(path);
  expect([after.cache, after.html.includes(title)]).toEqual(['fwd=miss', false]);
  expect((await visit(paths.about())).cache, 'another page').toBe('hit');
});

test('a page with missing data or an error never replaces a complete page', { tag: '@zh' }, async ({
  api,
}) => {
  await startBehindVarnish(api.base, { CACHE_SECONDS: '1', STALE_SECONDS: '3600' });
  const complete = await visit(paths.home());
  expect((await visit(paths.newsList())).status).toBe(200);
  // Servers that start while the API is away have no complete page of their own.
  await Promise.all(servers.map((server) => server.stop()));
  api.fault = async ({ response }) => {
    response.statusCode = 502;
    response.end('Bad Gateway');
  };
  const restarted = await Promise.all(
    servers.map(({ url }) =>
      startSiteWithLogs(
        api.base,
        { TRUSTED_PROXIES: '1', CACHE_SECONDS: '1' },
        { port: Number(new URL(url).port) },
      ),
    ),
  );
  running.push(...restarted);
  for (const { url } of servers)
    expect((await fetch(url + paths.home())).headers.get('cache-control')).toBe('private, no-cache');
  const log = () => restarted.flatMap((server) => server.log);
  for (const path of [paths.home(), paths.newsList()]) {
    // Each visit starts a background fetch, and none of them changes the page.
    const asked = () => log().filter((line) => line.includes(`"path":"${path}"`)).length;
    const before = asked();
    await expect
      .poll(async () => {
        await visit(path);
        return asked() - before;
      })
      .toBeGreaterThan(2);
    const { status, cache, html } = await visit(path);
    expect([status, cache], path).toEqual([200, 'hit']);
    if (path === paths.home()) expect(html).toBe(complete.html);
  }
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
    get(url, { agent, headers: encoding }, (response) => {
      const { 'cache-status': cache } = response.headers;
      response.resume().on('end', () => resolve([response.statusCode, [cache].flat()[0]]));
    }).on('error', reject);
  });

/** Starts a server of another release: it is ready, and has none of the files of this one. */
async function startOtherRelease(): Promise<Server> {
  const server = new RestartableServer(({ url }, response) => {
    response.statusCode = url === '/readyz' ? 200 : 404;
    response.setHeader('Cache-Control', 'no-store').end();
  });
  await server.start();
  return { url: server.base, stop: () => server.kill() };
}

/** Addresses of the scripts and style sheets of a page. */
async function assetsOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
}

/** Whether Varnish is installed. */
function hasVarnish(): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v varnishd'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts Varnish with `deploy/varnish.vcl` in front of two servers, and waits until it serves the site. */
async function startVarnish(servers: readonly [string, string]): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'site-cdn-'));
  const port = await freePort();
  const purgePort = await freePort();
  const file = join(folder, 'varnish.vcl');
  const ports = new Map(
    [3000, 3001].map((own, index) => [`"${own}"`, `"${new URL(servers[index] ?? '').port}"`]),
  );
  const vcl = read('deploy/varnish.vcl');
  writeFileSync(
    file,
    vcl.replaceAll(/"300[01]"/g, (own) => ports.get(own) ?? own),
  );
  const child = spawn(
    'varnishd',
    [
      ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-s', 'malloc,64m', '-p', 'http_gzip_support=off'],
      ...['-f', file, '-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) break;
    const response = await fetch(`${url}/robots.txt`).catch(() => undefined);
    if (response && response.status < 500) return { url, purgeUrl: `http://127.0.0.1:${purgePort}`, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`Varnish does not serve: ${errors}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
