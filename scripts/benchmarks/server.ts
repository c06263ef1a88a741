/**
 * Compares the production server with a bare React Router server with an empty page: `npm run bench:server`, after
 * `npm run build`. Prints a Markdown table.
 */
import type { Request } from 'autocannon';
import { Command } from 'commander';
import { readCount } from '../../mocks/cli/read-values.ts';
import { type OwnServer, startFakeBackend, startServer, startSite } from '../../test/servers.ts';
import { buildBareApp } from './bare-app.ts';
import { type Case, measure, measureInTurns } from './measure.ts';
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

let sent = 0;
/** Gives each request its own URL, which ends with a number. */
const numbered = (request: Request): Request => {
  sent += 1;
  return { ...request, path: `${request.path}${sent}` };
};

await using running = new AsyncDisposableStack();
const bareScript = buildBareApp();
const api = running.use(await startFakeBackend());
const bare = running.use(
  await startServer(() => [bareScript], { path: '/', environment: { NODE_ENV: 'production' } }),
);
const startOwn = async (environment: Record<string, string> = {}) =>
  running.use(await startSite(api.url, { environment }));
const site = await startOwn();
const two = [site, await startOwn()];
const uncached = await startOwn({ CACHE_SECONDS: '0' });

const get = (path: string, headers: Request['headers'] = {}): Request => ({ method: 'GET', path, headers });
const search: Request = { ...get('/about/news?keyword='), setupRequest: numbered };
const lines: [name: string, request: Request, servers?: OwnServer[]][] = [
  ['Bare React Router, empty page', get('/'), [bare]],
  ['Bare React Router, as large as the user page', get('/page'), [bare]],
  ['Home, cached', get('/')],
  ['Home, cached, brotli', get('/', brotli)],
  ['Home, cached, two processes', get('/'), two],
  ['Home, cached, brotli, two processes', get('/', brotli), two],
  ['Home, cached, signed in', get('/', session)],
  ['News detail, cached', get(news)],
  ['News detail, cached, brotli', get(news, brotli)],
  ['User page', get('/user/info', session)],
  ['Application form, signed in', get('/apply', session)],
  ['Quote form, signed in', get('/quote', session)],
  ['News search, cache miss', search],
  ['Home, caches disabled', get('/'), [uncached]],
];
const cases = lines
  .map(([name, request, servers = [site]]): Case => ({ name, request, servers }))
  .filter(({ name, servers }) => !only || servers.includes(bare) || name.includes(only));
const measured = await measureInTurns(cases, { seconds, rounds });
const base = measured[0]?.perSecond ?? Number.NaN;
console.log(
  toMarkdown(
    ['Page', 'Requests/s', 'Relative to the bare server', 'p99 ms'],
    measured.map(({ name, perSecond, p99 }) => [
      name,
      whole(perSecond),
      `${(perSecond / base).toFixed(2)} ×`,
      `${p99}`,
    ]),
  ),
);

if (!only) {
  const watched = await startOwn(narrowHeap);
  console.log();
  console.log(
    toMarkdown(
      ['Consecutive requests', 'Memory before, half-way and after, MB'],
      [
        [`${whole(requests)} × home, cached`, await memoryOver(watched, get('/'))],
        [`${whole(requests)} × user page`, await memoryOver(watched, get('/user/info', session))],
      ],
    ),
  );
}

/** Resident memory before, half-way and after many requests of one kind, with a tenth as many for warm-up. */
async function memoryOver(server: OwnServer, request: Request): Promise<string> {
  const figures: number[] = [];
  for (const amount of [requests / 10, requests / 2, requests / 2]) {
    await measure({ servers: [server], request }, { amount });
    figures.push(server.memoryMb());
  }
  return figures.map(Math.round).join(' → ');
}
