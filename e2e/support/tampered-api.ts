import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

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
