import {
  type OwnServer,
  projectFile,
  startFakeBackend,
  startServer,
  startSite,
} from '../../mocks/bench/servers.ts';
import { siteDefaults } from '../../mocks/hosts/site-defaults.ts';

/** The first of the ports that the servers under test take; another one lets two runs go on side by side. */
const firstPort = Number(process.env.E2E_PORT ?? 4110);
const [apiPort = 0, sitePort = 0, devPort = 0, storiesPort = 0, demoPort = 0, demoBelowPort = 0] = Array.from(
  { length: 6 },
  (_, index) => firstPort + index,
);
/** The folder of its host that the second demo lies in. */
const demoBase = '/sub/path/';

/** Where the servers under test answer. */
export const urls = {
  api: `http://localhost:${apiPort}`,
  /** The production build, on another origin than the fake backend it talks to. */
  site: `http://localhost:${sitePort}`,
  dev: `http://localhost:${devPort}`,
  stories: `http://localhost:${storiesPort}`,
  demo: `http://localhost:${demoPort}/`,
  demoBelow: `http://localhost:${demoBelowPort}${demoBase}`,
};

/** Starts all of them side by side; gives what stops them. */
export default async function startServers(): Promise<() => Promise<void>> {
  const starting = await Promise.allSettled([
    startFakeBackend([], apiPort),
    startSite(urls.api, {
      port: sitePort,
      environment: {
        LOG_LEVEL: 'warn',
        FORWARDED_HEADERS: 'X-Mock, X-Mock-Session',
        SITE_ORIGIN: 'https://www.example.com',
        ...siteDefaults,
        PRODUCT_ORIGINS: urls.api,
        BRAND_NAME: 'Example Insight',
      },
    }),
    // Its fake backend answers at once; what it serves it prepares while the tests of the other servers run.
    startServer((port) => [projectFile('node_modules/@react-router/dev/bin.cjs'), 'dev', '--port', port], {
      port: devPort,
      path: '/api/__mock__/accounts',
    }),
    startServer(
      (port) => [
        projectFile('node_modules/@ladle/react/lib/cli/cli.js'),
        ...['preview', '--config', 'ladle', '--port', port],
      ],
      { port: storiesPort, path: '/meta.json' },
    ),
    startDemo(demoPort, '/', 'build-demo'),
    startDemo(demoBelowPort, demoBase, 'build-demo-below'),
  ]);
  const running = starting.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
  };
  const failed = starting.find((one) => one.status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}

function startDemo(port: number, base: string, out: string): Promise<OwnServer> {
  const flags = ['--no-build', '--out', out, '--base', base];
  return startServer(() => [projectFile('mocks/export/demo.ts'), ...flags, '--port', `${port}`], {
    port,
    path: `${base}favicon.svg`,
  });
}
