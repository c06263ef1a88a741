import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** An id that a proxy has given; anything else is replaced. */
const givenId = /^[\w-]{8,64}$/;

/** Writes a line for each request: no query, header or body, as those may hold secrets. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && givenId.test(given) ? given : randomUUID();
    response.locals.id = id;
    response.setHeader('X-Request-Id', id);
    response.on('close', () => {
      const [path = ''] = request.originalUrl.split('?');
      log.info({
        id,
        method: request.method,
        path: path.slice(0, 200),
        status: response.statusCode,
        ms: Math.round((performance.now() - begun) * 10) / 10,
        cache: response.locals.cache,
        // The visitor has left before the answer was complete.
        aborted: response.writableFinished ? undefined : true,
      });
    });
    next();
  };
}
