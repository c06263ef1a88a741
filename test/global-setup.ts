import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import type { FullConfig, FullProject } from '@playwright/test';
import { sampleConfig } from '../mocks/adapters/sample-config.ts';
import { ensureBuilds, isBuildName } from './ensure-builds.ts';
import { type OwnServer, startDevelopment, startFakeBackend, startServer, startSite } from './servers.ts';

/** The first of six consecutive ports. Two runs need different ones. */
const firstPort = Number(process.env.E2E_PORT ?? 4110);
const ports = {
  api: firstPort,
  site: firstPort + 1,
  dev: firstPort + 2,
  stories: firstPort + 3,
  demo: firstPort + 4,
  demoBelow: firstPort + 5,
};
/** The base path of the second demo. */
const demoBase = '/sub/path/';

/** The URLs of the servers under test. */
export const urls = {
  api: `http://localhost:${ports.api}`,
  /** The production build. The fake backend is on another origin. */
  site: `http://localhost:${ports.site}`,
  dev: `http://localhost:${ports.dev}`,
  stories: `http://localhost:${ports.stories}`,
  demo: `http://localhost:${ports.demo}/`,
  demoBelow: `http://localhost:${ports.demoBelow}${demoBase}`,
};

const starts = {
  api: startApi,
  site: startProductionSite,
  stories: startStories,
  demo: () => startDemo(ports.demo, '/', 'build-demo'),
  demoBelow: () => startDemo(ports.demoBelow, demoBase, 'build-demo-below'),
  dev: () => startDevelopment({ port: ports.dev, path: '/api/__mock__/catalogue' }),
};

export type ServerName = keyof typeof starts;

const isServerName = (name: string): name is ServerName => name in starts;

/** The projects that `--project` selects. Playwright passes all projects to the global setup. */
function selectedProjects(projects: FullProject[]): FullProject[] {
  const { values } = parseArgs({
    options: { project: { type: 'string', multiple: true } },
    strict: false,
    allowPositionals: true,
  });
  const patterns = (values.project ?? []).filter((pattern) => typeof pattern === 'string');
  if (patterns.length === 0) return projects;
  return projects.filter(({ name }) => patterns.some((pattern) => matchesGlob(name, pattern)));
}

/**
 * Builds what the selected projects need, starts their servers in parallel and returns a function that stops them. Playwright's
 * `webServer` would start every server on every run, one after the other.
 */
export default async function startServers({ projects }: FullConfig): Promise<() => Promise<void>> {
  const selected = selectedProjects(projects);
  const names = new Set(selected.flatMap(({ metadata }) => toNames(metadata.servers).filter(isServerName)));
  const builds = selected.flatMap(({ metadata }) => toNames(metadata.builds));
  await ensureBuilds(new Set([...names, ...builds].filter(isBuildName)));
  const starting = await Promise.allSettled([...names].map((name) => starts[name]()));
  const running = starting.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
  };
  const failed = starting.find((one) => one.status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}

const toNames = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

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
    },
  });
}

function startStories(): Promise<OwnServer> {
  return startServer(
    (port) => [
      'ladle/node_modules/@ladle/react/lib/cli/cli.js',
      'preview',
      '--config',
      'ladle',
      '--port',
      port,
    ],
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
