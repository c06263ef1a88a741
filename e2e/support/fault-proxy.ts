import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';

/** The sandbox of the fake backend that receives the requests of every proxy. */
export const faultProxySandbox = 'fault-proxy';

/** Responds to a request, with the response of the fake backend or a fault. */
export type Fault = (call: {
  path: string;
  headers: IncomingHttpHeaders;
  response: ServerResponse;
  forward: () => Promise<string>;
}) => Promise<void>;

/** A proxy between a site and the fake backend that injects faults. */
export class FaultProxy {
  readonly #target: string;
  #server: Server | undefined;
  #port = 0;
  fault: Fault | undefined;

  constructor(target: string) {
    this.#target = target;
  }

  get base(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts listening. A restart uses the same port. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response));
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
    this.#server = server;
  }

  /** Closes all connections and stops listening. */
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
    const { headers, method = 'GET' } = request;
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '');
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
      response.writeHead(204).end();
      return;
    }
    const sent = await text(request);
    const forward = async () => {
      const answer = await fetch(this.#target + path, {
        method,
        headers: {
          'X-Mock-Session': faultProxySandbox,
          'Content-Type': 'application/json',
          ...(headers.authorization ? { Authorization: headers.authorization } : {}),
        },
        body: sent || undefined,
      });
      response.statusCode = answer.status;
      response.setHeader('Content-Type', 'application/json');
      return answer.text();
    };
    if (this.fault) await this.fault({ path, headers, response, forward });
    else response.end(await forward());
  }
}
