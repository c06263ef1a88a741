import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { RestartableServer } from '../../../test/restartable-server.ts';

/**
 * A proxy that forwards every request. It does what the drivers of some engines cannot: add a header, fail a request, and take
 * the network away.
 */
export class ForwardingProxy extends RestartableServer {
  readonly #target: string;
  readonly #agent = new Agent({ keepAlive: true });
  /** Added to every request. */
  headers: Record<string, string> = {};
  /** Paths whose requests fail. */
  failing: RegExp | undefined;

  constructor(target: string) {
    super((incoming, response) => this.#forward(incoming, response));
    this.#target = target;
  }

  override async kill(): Promise<void> {
    await super.kill();
    this.#agent.destroy();
  }

  #forward(incoming: IncomingMessage, response: ServerResponse): void {
    const path = incoming.url ?? '/';
    if (this.failing?.test(path)) {
      incoming.socket.destroy();
      return;
    }
    const outgoing = request(this.#target + path, {
      agent: this.#agent,
      method: incoming.method,
      headers: { ...incoming.headers, ...this.headers },
    });
    outgoing.on('error', () => response.destroy());
    outgoing.on('response', (upstreamResponse) => {
      if (response.destroyed) {
        upstreamResponse.destroy();
        return;
      }
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      pipeline(upstreamResponse, response, () => {});
    });
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }
}
