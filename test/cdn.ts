import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RestartableServer } from './restartable-server.ts';
import { freePort } from './servers.ts';

/** A cache in front of the site, with its configuration of `deploy/`. */
export interface Cdn {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server of another release: it is ready, and has none of the files of this one. */
export async function startOtherRelease(): Promise<Cdn> {
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

/** Whether a program is installed. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const configuration = (file: string) => readFileSync(new URL(`../deploy/${file}`, import.meta.url), 'utf8');

/** Replaces texts that must occur. */
function replaceAll(text: string, replacements: readonly [from: string, to: string][]): string {
  return replacements.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The configuration does not contain ${from}`);
    return result.replace(from, to);
  }, text);
}

/** Starts Varnish in front of two servers. */
export async function startVarnish(servers: readonly [string, string]): Promise<Cdn> {
  const [first, second] = servers.map((url) => new URL(url).port);
  const vcl = replaceAll(configuration('varnish.vcl'), [
    ['"site-1"; .port = "3000"', `"127.0.0.1"; .port = "${first}"`],
    ['"site-2"; .port = "3000"', `"127.0.0.1"; .port = "${second}"`],
  ]);
  return start('varnish.vcl', vcl, (file, folder, port) => [
    'varnishd',
    ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-s', 'malloc,64m'],
    ...['-p', 'http_gzip_support=off', '-a', `127.0.0.1:${port}`, '-f', file],
  ]);
}

/** Starts nginx in front of two servers. */
export async function startNginx(servers: readonly [string, string]): Promise<Cdn> {
  const [first, second] = servers.map((url) => new URL(url).port);
  const text = (folder: string, port: number) =>
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\n${replaceAll(
      configuration('nginx.conf'),
      [
        ['worker_processes auto', 'worker_processes 1'],
        ['site-1:3000', `127.0.0.1:${first}`],
        ['site-2:3000', `127.0.0.1:${second}`],
        ['/var/cache/nginx/site', `${folder}/cache`],
        ['listen 80', `access_log off; listen 127.0.0.1:${port}`],
      ],
    )}`;
  return start('nginx.conf', text, (file) => ['nginx', '-c', file]);
}

/** Starts a program with a configuration file in a new folder, and waits until it serves the site. */
async function start(
  name: string,
  text: string | ((folder: string, port: number) => string),
  command: (file: string, folder: string, port: number) => [program: string, ...words: string[]],
): Promise<Cdn> {
  const folder = mkdtempSync(join(tmpdir(), 'site-cdn-'));
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, name);
  writeFileSync(file, typeof text === 'string' ? text : text(folder, port));
  const [program, ...words] = command(file, folder, port);
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
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
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return { url, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`${program} does not serve: ${errors}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
