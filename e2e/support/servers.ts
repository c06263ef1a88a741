import { parseArgs } from 'node:util';
import { sampleConfig } from '../../mocks/adapters/sample-config.ts';
import {
  type OwnServer,
  startDevelopment,
  startFakeBackend,
  startServer,
  startSite,
} from '../../scripts/benchmarks/servers.ts';

/** The first of the ports that the servers under test take; another one lets two runs go on side by side. */
const firstPort = Number(process.env.E2E_PORT ?? 4110);
const ports = {
  api: firstPort,
  site: firstPort + 1,
  dev: firstPort + 2,
  stories: firstPort + 3,
  demo: firstPort + 4,
  demoBelow: firstPort + 5,
};
/** The folder of its host that the second demo lies in. */
const demoBase = '/sub/path/';

/** Where the servers under test answer. */
export const urls = {
  api: `http://localhost:${ports.api}`,
  /** The production build, on another origin than the fake backend it talks to. */
  site: `http://localhost:${ports.site}`,
  dev: `http://localhost:${ports.dev}`,
  stories: `http://localhost:${ports.stories}`,
  demo: `http://localhost:${ports.demo}/`,
  demoBelow: `http://localhost:${ports.demoBelow}${demoBase}`,
};

/** The servers of each Playwright project. */
const serversOf: Record<string, readonly (() => Promise<OwnServer>)[]> = {
  site: [startApi, startProductionSite],
  'strict-login': [startApi, startProductionSite],
  stories: [startStories],
  demo: [() => startDemo(ports.demo, '/', 'build-demo')],
  'demo-below': [() => startDemo(ports.demoBelow, demoBase, 'build-demo-below')],
  // Its fake backend answers at once; pages are prepared while the tests of the other servers run.
  dev: [() => startDevelopment({ port: ports.dev, path: '/api/__mock__/accounts' })],
};

/** The projects that the command line names; all of them without one. Playwright does not pass the filter on. */
function selectedProjects(): string[] {
  const { values } = parseArgs({
    options: { project: { type: 'string', multiple: true } },
    strict: false,
    allowPositionals: true,
  });
  const named = (values.project ?? []).filter((name) => typeof name === 'string');
  return named.length > 0 && named.every((name) => name in serversOf) ? named : Object.keys(serversOf);
}

/** Starts the servers of the selected projects side by side; gives a function that stops them. */
export default async function startServers(): Promise<() => Promise<void>> {
  const starts = new Set(selectedProjects().flatMap((project) => serversOf[project] ?? []));
  const starting = await Promise.allSettled([...starts].map((start) => start()));
  const running = starting.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
  };
  const failed = starting.find((one) => one.status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}

function startApi(): Promise<OwnServer> {
  return startFakeBackend([], ports.api);
}

function startProductionSite(): Promise<OwnServer> {
  return startSite(urls.api, {
    port: ports.site,
    environment: {
      LOG_LEVEL: 'warn',
      FORWARDED_HEADERS: 'X-Mock, X-Mock-Session',
      SITE_ORIGIN: 'https://www.example.com',
      ...sampleConfig,
      PRODUCT_ORIGINS: urls.api,
      BRAND_NAME: 'Example Insight',
    },
  });
}

function startStories(): Promise<OwnServer> {
  return startServer(
    (port) => ['node_modules/@ladle/react/lib/cli/cli.js', 'preview', '--config', 'ladle', '--port', port],
    { port: ports.stories, path: '/meta.json' },
  );
}

function startDemo(port: number, base: string, out: string): Promise<OwnServer> {
  const flags = ['--no-build', '--out', out, '--base', base];
  return startServer((own) => ['scripts/static-export/demo.ts', ...flags, '--port', own], {
    port,
    path: `${base}favicon.svg`,
  });
}
