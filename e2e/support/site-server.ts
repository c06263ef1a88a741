import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, startFakeBackend } from '../../mocks/bench/servers.ts';
import { siteDefaults } from '../../mocks/hosts/site-defaults.ts';
import { developmentPublicKey } from '../../mocks/world/development-keys.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const patienceMs = 60_000;

export interface SiteServer {
  url: string;
  /** Base address of the fake backend behind it. */
  apiUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts a production build against a fake backend of its own, both on free ports.
 *
 * @param directory the project that was built; this one without it
 */
export async function startSite(directory = root): Promise<SiteServer> {
  const backend = await startFakeBackend();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn('npm', ['run', '--silent', 'start'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: {
      ...process.env,
      ...siteDefaults,
      PORT: `${port}`,
      NODE_ENV: 'production',
      API_BASE_URL: backend.url,
      RSA_PUBLIC_KEY: developmentPublicKey,
      SITE_ORIGIN: 'https://www.example.com',
    },
  });
  await firstAnswer(`${url}/login`, child);
  return {
    url,
    apiUrl: backend.url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // The whole group: npm does not pass the signal on to what it has started.
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
      await backend.stop();
    },
  };
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null)
      throw new Error('The site has stopped; is it built? Run `npm run build` first.');
    try {
      await fetch(url);
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error(`${url} does not answer`);
}
