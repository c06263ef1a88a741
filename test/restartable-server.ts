import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** An HTTP server on a free port of 127.0.0.1 that can stop and start again on the same port. */
export class RestartableServer {
  readonly #listener: RequestListener;
  #server: Server | undefined;
  #port = 0;

  constructor(listener: RequestListener) {
    this.#listener = listener;
  }

  get base(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts listening. A restart uses the same port. */
  async start(): Promise<void> {
    const server = createServer(this.#listener);
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
}
