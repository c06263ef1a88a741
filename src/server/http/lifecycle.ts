import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** The time for pending requests after the server has stopped listening. */
export const closeTimeoutMs = 20_000;

/** The time for the first request of connections that were opened just before the server stopped listening. */
const lastRequestMs = 500;

export type Lifecycle = ReturnType<typeof createLifecycle>;

/** Creates the health endpoints and the shutdown of the server. */
export function createLifecycle(log: Logger, commit: string) {
  let isReady = true;
  let isClosing = false;
  /** `/healthz`: the process runs, with the commit of its build. `/readyz`: it is not about to stop. */
  const health: RequestHandler = (request, response, next) => {
    if (isClosing) response.setHeader('Connection', 'close');
    const isHealth = request.path === '/healthz';
    if (!isHealth && request.path !== '/readyz') return next();
    const isFine = isHealth || isReady;
    response
      .status(isFine ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json({ status: isFine ? 'ok' : 'closing', ...(isHealth && { commit }) });
  };
  return {
    health,
    /** Marks the server as not ready, serves requests for `drainMs`, then finishes pending requests. */
    async close(server: Server, drainMs: number): Promise<void> {
      isReady = false;
      log.info({ drainMs }, 'closing: not ready any more');
      await sleep(drainMs);
      isClosing = true;
      // `server.close` of HTTP would also reset connections whose first request is on its way.
      const closed = new Promise<boolean>((resolve) =>
        NetServer.prototype.close.call(server, () => resolve(true)),
      );
      await Promise.race([closed, sleep(lastRequestMs)]);
      server.closeIdleConnections();
      const isDone = await Promise.race([closed, sleep(closeTimeoutMs, false, { ref: false })]);
      if (!isDone) server.closeAllConnections();
      log.info(isDone ? 'closed' : 'closed with requests in flight');
    },
  };
}
