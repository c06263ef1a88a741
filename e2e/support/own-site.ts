import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import { developmentPublicKey } from '../../mocks/world/development-keys.ts';

/** A production server of a test's own. */
export interface OwnSite {
  origin: string;
  process: ChildProcess;
  /** The lines of its log so far. */
  log: string[];
  stop(): Promise<void>;
}

/** Starts the production build on a free port, with the API at `apiBase`. */
export async function startSite(apiBase: string, environment: Record<string, string> = {}): Promise<OwnSite> {
  const child = spawn(process.execPath, [new URL('../../src/server/start.ts', import.meta.url).pathname], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '0',
      API_BASE_URL: apiBase,
      RSA_PUBLIC_KEY: developmentPublicKey,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with exit code ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line);
      const { msg, address } = JSON.parse(line);
      if (msg === 'ready') resolve(address.port);
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    log,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** What an API in between does with a call: the answer of the fake backend, or something else. */
export type Tamper = (call: {
  path: string;
  response: ServerResponse;
  forward: () => Promise<string>;
}) => Promise<void>;

/** An API between a site and the fake backend, that can be made to fail in every way. */
export class TamperedApi {
  readonly #target: string;
  #server: Server | undefined;
  #port = 0;
  tamper: Tamper | undefined;

  constructor(target: string) {
    this.#target = target;
  }

  get base(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Answers, from now on; after an outage at the same address. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response));
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
    this.#server = server;
  }

  /** Breaks off whatever is under way, and answers no more. */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const forward = async () => {
      const answer = await fetch(this.#target + path, { headers: { 'X-Mock-Session': 'tampered' } });
      response.statusCode = answer.status;
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      return answer.text();
    };
    if (request.method === 'OPTIONS') {
      await forward();
      response.statusCode = 204;
      response.end();
    } else if (this.tamper) await this.tamper({ path, response, forward });
    else response.end(await forward());
  }
}
