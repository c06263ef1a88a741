import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RestartableServer } from './restartable-server.ts';
import { freePort } from './servers.ts';

/** A server that a test has started. */
interface Server {
  url: string;
  stop(): Promise<void>;
}

/** The cache in front of the site. */
export interface Varnish extends Server {
  /** The address that only its machine reaches. */
  purgeUrl: string;
}

/** Starts a server of another release: it is ready, and has none of the files of this one. */
export async function startOtherRelease(): Promise<Server> {
  const server = new RestartableServer(({ url }, response) => {
    response.statusCode = url === '/readyz' ? 200 : 404;
    response.setHeader('Cache-Control', 'no-store').end();
  });
  await server.start();
  return { url: server.base, stop: () => server.kill() };
}

/** Addresses of the scripts and style sheets of a page. */
export async function assetsOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
}

/** Whether Varnish is installed. */
export function hasVarnish(): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v varnishd'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts Varnish with `deploy/varnish.vcl` in front of two servers, and waits until it serves the site. */
export async function startVarnish(servers: readonly [string, string]): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'site-cdn-'));
  const port = await freePort();
  const purgePort = await freePort();
  const file = join(folder, 'varnish.vcl');
  const ports = new Map(
    [3000, 3001].map((own, index) => [`"${own}"`, `"${new URL(servers[index] ?? '').port}"`]),
  );
  const vcl = readFileSync(new URL('../deploy/varnish.vcl', import.meta.url), 'utf8');
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
