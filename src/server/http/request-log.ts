import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** An id that a proxy has given, AWS's `Root=1-…` among them; anything else is replaced. */
const givenId = /^[\w=;:.,+/@-]{8,128}$/;
/** A place in a trace, as W3C Trace Context writes it. */
const givenTrace = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/**
 * Writes a line for each request: no query, header or body, as those may hold secrets.
 *
 * @param hasProxy whether a trusted proxy stands in front; what a visitor writes about a request is not believed
 */
export function requestLog(log: Logger, hasProxy: boolean): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    const given = (name: string, shape: RegExp) => {
      const value = hasProxy ? request.get(name) : undefined;
      return value && shape.test(value) ? value : undefined;
    };
    const id = given('X-Request-Id', givenId) ?? given('X-Amzn-Trace-Id', givenId) ?? randomUUID();
    response.locals.traceparent = given('traceparent', givenTrace);
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
