import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { developmentPublicKey } from '../mocks/db/development-keys.ts';

/** A server in a child process. */
export interface OwnServer extends AsyncDisposable {
  url: string;
  process: ChildProcess;
  /** Milliseconds from start to first response. */
  readyMs: number;
  /** Resident memory in megabytes. */
  memoryMb(): number;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../', import.meta.url));
const contract = fileURLToPath(new URL('../openapi/generated/contract.json', import.meta.url));
const timeoutMs = 60_000;

/** Starts the fake backend like `npm run mock -- --quiet`. */
export function startFakeBackend(flags: readonly string[] = [], port?: number): Promise<OwnServer> {
  const entry = fileURLToPath(new URL('../mocks/cli/mock.ts', import.meta.url));
  return startServer((own) => [entry, 'serve', '--quiet', '--port', own, ...flags], { port });
}

/** Starts Prism on the same contract. */
export function startPrism(prism: string, mode: 'static' | 'dynamic'): Promise<OwnServer> {
  const flags = ['--verboseLevel', 'error', ...(mode === 'dynamic' ? ['--dynamic'] : [])];
  return startServer((port) => [prism, 'mock', contract, '--port', port, ...flags]);
}

/** Starts Prism before a server. It answers what violates the contract with its own errors. */
export function startPrismProxy(
  prism: string,
  document: string,
  upstream: string,
  { validateRequest = true } = {},
): Promise<OwnServer> {
  const flags = ['--errors', '--verboseLevel', 'fatal', `--validate-request=${validateRequest}`];
  return startServer((port) => [prism, 'proxy', document, upstream, '--port', port, ...flags], {
    // Prism loads its logger for production only from a bundle.
    environment: { NODE_ENV: 'development' },
  });
}

/** Installs Prism with npx, since it is no dependency; undefined on failure. */
export function findPrism(): string | undefined {
  try {
    const words = ['--yes', '--package', '@stoplight/prism-cli@5.16.0', '--call', 'command -v prism'];
    const found = execFileSync('npx', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return realpathSync(found.trim());
  } catch {
    return undefined;
  }
}

/** Options of a server process. */
interface Start {
  /** Port; a free one by default. */
  port?: number;
  /** Path of the readiness request. */
  path?: string;
  environment?: Record<string, string>;
  /** Project directory; this project by default. */
  directory?: string;
  /** Called for every line of output. */
  onLine?(line: string): void;
  /** A shell command that starts the program with its arguments in `"$@"`, such as `exec "$@" > file`. */
  shell?: string;
}

/**
 * Starts the production build with the API at `apiBase`.
 *
 * @throws Error when it does not start, for example without a build
 */
export function startSite(apiBase: string, { environment, ...start }: Start = {}): Promise<OwnServer> {
  return startServer(() => [join(start.directory ?? root, 'scripts/start-server.cjs')], {
    path: '/readyz',
    environment: {
      NODE_ENV: 'production',
      DRAIN_SECONDS: '0',
      API_BASE_URL: apiBase,
      RSA_PUBLIC_KEY: developmentPublicKey,
      ...environment,
    },
    ...start,
  });
}

/**
 * Starts the development server like `npm run dev`.
 *
 * @param flags the flags of Node
 * @param words the options, such as `--real`
 */
export function startDevelopment(
  start: Start,
  { flags = ['--conditions=development'], words = [] }: { flags?: string[]; words?: string[] } = {},
): Promise<OwnServer> {
  const command = join(root, 'scripts/dev-server/main.ts');
  return startServer((port) => [...flags, command, '--port', port, ...words], start);
}

/**
 * Starts a Node program that listens on a port, and waits for its first response.
 *
 * @throws Error when it exits, does not respond, or the port is in use
 */
export async function startServer(
  words: (port: string) => string[],
  {
    port: wanted,
    path = '/v1/news/list?_t=1',
    environment = {},
    directory = root,
    onLine,
    shell,
  }: Start = {},
): Promise<OwnServer> {
  const port = await freePort(wanted);
  const url = `http://localhost:${port}`;
  const startedAt = performance.now();
  const command = [process.execPath, ...words(`${port}`)];
  const [program = '', ...args] = shell ? ['bash', '-c', shell, 'bash', ...command] : command;
  const child = spawn(program, args, {
    cwd: directory,
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit'],
    env: { ...process.env, PORT: `${port}`, ...environment },
  });
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  await firstResponse(url + path, child);
  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  return {
    url,
    process: child,
    readyMs: performance.now() - startedAt,
    memoryMb: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', `${child.pid}`], { encoding: 'utf8' })) / 1024,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

async function firstResponse(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`A server ended with exit code ${child.exitCode}`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await sleep(10);
  }
  child.kill();
  throw new Error(`Nothing answers at ${url}`);
}

/**
 * Returns an unused port.
 *
 * @param wanted preferred port; any free one by default
 * @throws Error when the preferred port is in use
 */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(wanted, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
