import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** How long requests that are under way may take once nothing new is let in. */
const timeoutMs = 20_000;

/** What a load balancer may know about this server. */
export interface Lifecycle {
  /** `/healthz`: the process answers, with the commit that it was built of. `/readyz`: it wants requests. */
  health: RequestHandler;
  /** Wants requests from now on. */
  open(): void;
  /** Stops wanting requests, goes on answering for `drainMs`, then finishes what is under way. */
  close(server: Server, drainMs: number): Promise<void>;
}

export function createLifecycle(log: Logger, commit: string): Lifecycle {
  let isReady = false;
  let isClosing = false;
  return {
    health(request, response, next) {
      if (isClosing) response.setHeader('Connection', 'close');
      const isHealth = request.path === '/healthz';
      if (!isHealth && request.path !== '/readyz') return next();
      const isFine = isHealth || isReady;
      response
        .status(isFine ? 200 : 503)
        .setHeader('Cache-Control', 'no-store')
        .json({ status: isFine ? 'ok' : 'closing', ...(isHealth && { commit }) });
    },
    open() {
      isReady = true;
    },
    async close(server, drainMs) {
      isReady = false;
      log.info({ drainMs }, 'closing: not ready any more');
      await sleep(drainMs);
      isClosing = true;
      const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
      const isDone = await Promise.race([closed, sleep(timeoutMs, false, { ref: false })]);
      if (!isDone) server.closeAllConnections();
      log.info(isDone ? 'closed' : 'closed with requests under way');
    },
  };
}
