/** Compares the fake backend with Prism on the same contract: `npm run bench:mock`. Prints a Markdown table. */
import '../../mocks/adapters/jsencrypt-resolution.ts';
import { Command } from 'commander';
import { readCount } from '../../mocks/cli/read-values.ts';
import { findPrism, type OwnServer, startFakeBackend, startPrism } from '../../test/servers.ts';
import { checkJournal, createRequests, type Load, liftLimit, loads } from './loads.ts';
import { type Case, type Figures, measure, measureInTurns } from './measure.ts';
import { toMarkdown, whole } from './table.ts';

const sizes = [100, 10_000, 100_000];
const requestsInARow = 100_000;

interface OwnCase extends Case {
  call: Load;
  server: OwnServer;
}

const turns = new Command('npm run bench:mock --')
  .description('Compares the fake backend with Prism on the same contract and prints a Markdown table.')
  .option('--seconds <count>', 'seconds per measurement', readCount, 4)
  .option('--rounds <count>', 'measurements per line; the table shows the median', readCount, 3)
  .parse()
  .opts<{ seconds: number; rounds: number }>();

const head = ['Server', 'Call', 'Requests/s', 'p50 ms', 'p99 ms', 'Ready in ms', 'Memory MB'];
const toRow = (
  { name, call, server, perSecond, p50, p99 }: OwnCase & Figures,
  memory = `${Math.round(server.memoryMb())}`,
) => [name, call, whole(perSecond), `${p50}`, `${p99}`, whole(server.readyMs), memory];

console.log(toMarkdown(head, [...(await besideEachOther()), ...(await withSizes()), await manyInARow()]));

/** The fake backend and, if available, Prism. */
async function besideEachOther(): Promise<string[][]> {
  await using running = new AsyncDisposableStack();
  const fakeBackend = running.use(await startFakeBackend());
  const servers = new Map([['Fake backend', fakeBackend]]);
  const prism = findPrism();
  if (!prism) console.error('npx cannot get @stoplight/prism-cli, so the fake backend is measured alone.');
  for (const mode of prism ? (['static', 'dynamic'] as const) : [])
    servers.set(`Prism, ${mode}`, running.use(await startPrism(prism ?? '', mode)));
  await liftLimit(fakeBackend.url);
  const requests = await createRequests(fakeBackend.url);
  const cases = loads.flatMap((call) =>
    [...servers].map(
      ([name, server]): OwnCase => ({ name, call, server, servers: [server], request: requests[call] }),
    ),
  );
  const measured = await measureInTurns(cases, turns, async ({ server }) => {
    if (server === fakeBackend) await checkJournal(server.url);
  });
  return measured.map((one) => toRow(one));
}

/** A page of ten with an increasing number of sub-accounts. */
async function withSizes(): Promise<string[][]> {
  await using running = new AsyncDisposableStack();
  const cases: OwnCase[] = [];
  for (const size of sizes) {
    const server = running.use(await startFakeBackend(['--sub-accounts', `${size}`]));
    const { list: request } = await createRequests(server.url);
    const name = `Fake backend, ${size.toLocaleString('en')} sub-accounts`;
    cases.push({ name, call: 'list', server, servers: [server], request });
  }
  const measured = await measureInTurns(cases, turns, ({ server }) => checkJournal(server.url));
  return measured.map((one) => toRow(one));
}

/** Measures memory over many requests. Earlier requests warm up the heap. */
async function manyInARow(): Promise<string[]> {
  await using server = await startFakeBackend();
  const name = `Fake backend, ${requestsInARow.toLocaleString('en')} requests in a row`;
  console.error(name);
  const { list: request } = await createRequests(server.url);
  const own: OwnCase = { name, call: 'list', server, servers: [server], request };
  await measure(own, { amount: requestsInARow / 2 });
  const before = server.memoryMb();
  const figures = await measure(own, { amount: requestsInARow });
  return toRow({ ...own, ...figures }, `${Math.round(before)} → ${Math.round(server.memoryMb())}`);
}
