/** Compares the fake backend with Prism on the same contract: `npm run bench:mock`. Prints a Markdown table. */
import '../../mocks/adapters/jsencrypt-resolution.ts';
import type { Request } from 'autocannon';
import { Command } from 'commander';
import { readCount } from '../../mocks/cli/read-values.ts';
import { findPrism, type OwnServer, startFakeBackend, startPrism } from '../../test/servers.ts';
import { checkJournal, createRequests, liftLimit, loads, signIn } from './loads.ts';
import { type Figures, measure, median } from './measure.ts';
import { toMarkdown, whole } from './table.ts';

const sizes = [100, 10_000, 100_000];
const requestsInARow = 100_000;

/** A line of the table. */
interface Line extends Figures {
  server: string;
  call: string;
  readyMs: number;
  memory: string;
}

/** A server under a load, one line of the table. */
interface Candidate {
  server: OwnServer;
  name: string;
  call: string;
  request: Request;
  isOurs: boolean;
  rounds: Figures[];
}

const { seconds, rounds } = new Command('npm run bench:mock --')
  .description('Compares the fake backend with Prism on the same contract and prints a Markdown table.')
  .option('--seconds <count>', 'seconds per measurement', readCount, 4)
  .option('--rounds <count>', 'measurements per line; the table shows the median', readCount, 3)
  .parse()
  .opts<{ seconds: number; rounds: number }>();

const running: OwnServer[] = [];
const say = (text: string) => console.error(text);

try {
  const lines = [
    ...(await compare(await besideEachOther())),
    ...(await compare(await withSizes())),
    await manyInARow(),
  ];
  const head = ['Server', 'Call', 'Requests/s', 'p50 ms', 'p99 ms', 'Ready in ms', 'Memory MB'];
  const rows = lines.map(({ server, call, perSecond, p50, p99, readyMs, memory }) => [
    server,
    call,
    whole(perSecond),
    `${p50}`,
    `${p99}`,
    whole(readyMs),
    memory,
  ]);
  console.log(toMarkdown(head, rows));
} finally {
  await stopAll();
}

/** The fake backend and, if available, Prism. */
async function besideEachOther(): Promise<Candidate[]> {
  const fakeBackend = await keep(startFakeBackend());
  const servers: [string, OwnServer][] = [['Fake backend', fakeBackend]];
  const prism = findPrism();
  if (!prism) say('npx cannot get @stoplight/prism-cli, so the fake backend is measured alone.');
  else {
    servers.push(['Prism, static', await keep(startPrism(prism, 'static'))]);
    servers.push(['Prism, dynamic', await keep(startPrism(prism, 'dynamic'))]);
  }
  await liftLimit(fakeBackend.url);
  const requests = await createRequests(await signIn(fakeBackend.url));
  return loads.flatMap((call) =>
    servers.map(([name, server]) => ({
      server,
      name,
      call,
      request: requests[call],
      isOurs: server === fakeBackend,
      rounds: [],
    })),
  );
}

/** A page of ten with an increasing number of sub-accounts. */
async function withSizes(): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const size of sizes) {
    const server = await keep(startFakeBackend(['--sub-accounts', `${size}`]));
    const { list: request } = await createRequests(await signIn(server.url));
    const name = `Fake backend, ${size.toLocaleString('en')} sub-accounts`;
    candidates.push({ server, name, call: 'list', request, isOurs: true, rounds: [] });
  }
  return candidates;
}

/** Interleaves the measurements, so that other load affects all servers. */
async function compare(candidates: readonly Candidate[]): Promise<Line[]> {
  // The first requests compile schemas and code and are not measured.
  for (const { server, request } of candidates) await measure(server.url, request, { seconds: 1 });
  for (let round = 1; round <= rounds; round += 1) {
    say(`Round ${round} of ${rounds}: ${[...new Set(candidates.map(({ name }) => name))].join('; ')}`);
    for (const { server, request, isOurs, rounds: measured } of candidates) {
      measured.push(await measure(server.url, request, { seconds }));
      if (isOurs) await checkJournal(server.url);
    }
  }
  const lines = candidates.map(({ server, name, call, rounds: measured }) => ({
    server: name,
    call,
    ...median(measured),
    readyMs: server.readyMs,
    memory: `${Math.round(server.memoryMb())}`,
  }));
  await stopAll();
  return lines;
}

/** Measures memory over many requests. Earlier requests warm up the heap. */
async function manyInARow(): Promise<Line> {
  say(`${requestsInARow.toLocaleString('en')} requests in a row`);
  const server = await keep(startFakeBackend());
  const { list } = await createRequests(await signIn(server.url));
  await measure(server.url, list, { requests: requestsInARow / 2 });
  const before = server.memoryMb();
  const figures = await measure(server.url, list, { requests: requestsInARow });
  const memory = `${Math.round(before)} → ${Math.round(server.memoryMb())}`;
  const name = `Fake backend, ${requestsInARow.toLocaleString('en')} requests in a row`;
  return { server: name, call: 'list', ...figures, readyMs: server.readyMs, memory };
}

async function keep(started: Promise<OwnServer>): Promise<OwnServer> {
  const server = await started;
  running.push(server);
  return server;
}

async function stopAll(): Promise<void> {
  for (const server of running.splice(0)) await server.stop();
}
