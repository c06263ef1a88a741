/**
 * Compares the production server with a bare React Router server with an empty page: `npm run bench:server`, after
 * `npm run build`. Prints a Markdown table.
 */
import type { Request } from 'autocannon';
import { Command } from 'commander';
import { readCount } from '../../mocks/cli/read-values.ts';
import { type OwnServer, startFakeBackend, startServer, startSite } from '../../test/servers.ts';
import { buildBareApp } from './bare-app.ts';
import { type Figures, measure, median, sumOf } from './measure.ts';
import { toMarkdown, whole } from './table.ts';

const { seconds, rounds, requests, only } = new Command('npm run bench:server --')
  .description(
    'Measures the production server beside a bare React Router server, and prints a Markdown table.',
  )
  .option('--seconds <count>', 'seconds per measurement', readCount, 3)
  .option('--rounds <count>', 'measurements per line; the table shows the median', readCount, 5)
  .option('--requests <count>', 'number of requests of the memory measurement', readCount, 100_000)
  .option('--only <text>', 'lines that contain the text, and no measurement of memory')
  .parse()
  .opts<{ seconds: number; rounds: number; requests: number; only?: string }>();

const news = '/about/news/n1001';
/** Heap limit of the memory measurement. With more room V8 delays garbage collection, which looks like a leak. */
const narrowHeap = { NODE_OPTIONS: '--max-old-space-size=160' };
const brotli = { 'accept-encoding': 'br' };
const user = { id: 'u1', name: 'A', email: 'e', mobile: 'm', lastLoginTime: 1, parentId: '0' };
const session = { cookie: `TOKEN=t1; USERDATA=${encodeURIComponent(JSON.stringify(user))}` };

interface Case {
  name: string;
  server: OwnServer;
  /** A second server under load at the same time; the rates are added. */
  other?: OwnServer;
  path: string;
  headers?: Record<string, string>;
  /** Whether each request has its own URL, which ends with a number. */
  isNew?: boolean;
  rounds: Figures[];
}

let sent = 0;
const numbered = (request: Request): Request => {
  sent += 1;
  return { ...request, path: `${request.path}${sent}` };
};

const running: OwnServer[] = [];
const keep = async (starting: Promise<OwnServer>) => {
  const server = await starting;
  running.push(server);
  return server;
};

try {
  const bareScript = buildBareApp();
  const api = await keep(startFakeBackend());
  const bare = await keep(
    startServer(() => [bareScript], { path: '/', environment: { NODE_ENV: 'production' } }),
  );
  const site = await keep(startSite(api.url));
  const other = await keep(startSite(api.url));
  const uncached = await keep(startSite(api.url, { environment: { CACHE_SECONDS: '0' } }));

  const allCases: Case[] = [
    { name: 'Bare React Router, empty page', server: bare, path: '/', rounds: [] },
    { name: 'Home, cached', server: site, path: '/', rounds: [] },
    { name: 'Home, cached, brotli', server: site, path: '/', headers: brotli, rounds: [] },
    { name: 'Home, cached, two processes', server: site, other, path: '/', rounds: [] },
    {
      name: 'Home, cached, brotli, two processes',
      server: site,
      other,
      path: '/',
      headers: brotli,
      rounds: [],
    },
    { name: 'Home, cached, signed in', server: site, path: '/', headers: session, rounds: [] },
    { name: 'News detail, cached', server: site, path: news, rounds: [] },
    { name: 'News detail, cached, brotli', server: site, path: news, headers: brotli, rounds: [] },
    { name: 'User page', server: site, path: '/user/info', headers: session, rounds: [] },
    { name: 'Application form, signed in', server: site, path: '/apply', headers: session, rounds: [] },
    { name: 'Quote form, signed in', server: site, path: '/quote', headers: session, rounds: [] },
    { name: 'News search, cache miss', server: site, path: '/about/news?keyword=', isNew: true, rounds: [] },
    { name: 'Home, caches disabled', server: uncached, path: '/', rounds: [] },
  ];
  const cases = allCases.filter(({ name, server }) => !only || server === bare || name.includes(only));
  // Interleave the rounds, so that other load affects all pages.
  for (let round = 0; round <= rounds; round += 1) {
    for (const each of cases) {
      const request = {
        method: 'GET' as const,
        path: each.path,
        headers: each.headers,
        ...(each.isNew && { setupRequest: numbered }),
      };
      const servers = [each.server, ...(each.other ? [each.other] : [])];
      const figures = sumOf(
        await Promise.all(
          servers.map(({ url }) => measure(url, request, { seconds, share: servers.length })),
        ),
      );
      // The first round is a warm-up.
      if (round > 0) each.rounds.push(figures);
      console.error(`${each.name}: ${Math.round(figures.perSecond)}/s`);
    }
  }
  const [first] = cases;
  const base = median(first?.rounds ?? []).perSecond;
  const lines = cases.map(({ name, rounds: all }) => {
    const { perSecond, p99 } = median(all);
    return [name, whole(perSecond), `${(perSecond / base).toFixed(2)} ×`, `${p99}`];
  });
  console.log(toMarkdown(['Page', 'Requests/s', 'Relative to the bare server', 'p99 ms'], lines));

  if (!only) {
    const watched = await keep(startSite(api.url, { environment: narrowHeap }));
    console.log();
    console.log(
      toMarkdown(
        ['Consecutive requests', 'Memory before, half-way and after, MB'],
        [
          [`${whole(requests)} × home, cached`, await memoryOver(watched, '/', requests)],
          [`${whole(requests)} × user page`, await memoryOver(watched, '/user/info', requests, session)],
        ],
      ),
    );
  }
} finally {
  for (const server of running.reverse()) await server.stop();
}

/** Resident memory before, half-way and after many requests of one kind, with a tenth as many for warm-up. */
async function memoryOver(
  server: OwnServer,
  path: string,
  count: number,
  headers?: Record<string, string>,
): Promise<string> {
  const figures: number[] = [];
  for (const requests of [count / 10, count / 2, count / 2]) {
    await measure(server.url, { method: 'GET', path, headers }, { requests });
    figures.push(server.memoryMb());
  }
  return figures.map(Math.round).join(' → ');
}
