import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';

/** A valid request id of a proxy, including `Root=1-…` of AWS. Other values are replaced. */
const requestIdPattern = /^[\w=;:.,+/@-]{8,128}$/;
/** A `traceparent` header of W3C Trace Context. */
const traceparentPattern = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/**
 * Logs a line for each request, without query, headers and body, which may contain secrets, and counts it.
 *
 * @param hasProxy whether a trusted proxy sets the request id; otherwise the header is ignored
 */
export function requestLog(
  log: Logger,
  metrics: Pick<Metrics, 'countRequest'>,
  hasProxy: boolean,
): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const trustedHeader = (name: string, shape: RegExp) => {
      const value = hasProxy ? request.get(name) : undefined;
      return value && shape.test(value) ? value : undefined;
    };
    const id =
      trustedHeader('X-Request-Id', requestIdPattern) ??
      trustedHeader('X-Amzn-Trace-Id', requestIdPattern) ??
      randomUUID();
    response.locals.traceparent = trustedHeader('traceparent', traceparentPattern);
    response.locals.id = id;
    response.setHeader('X-Request-Id', id);
    response.on('close', () => {
      const [path = ''] = request.originalUrl.split('?');
      const ms = performance.now() - startedAt;
      const { cache, route = 'other' } = response.locals;
      metrics.countRequest({ route, status: response.statusCode, ms, cache });
      log.info({
        id,
        method: request.method,
        path: path.slice(0, 200),
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
        cache,
        // The client closed the connection before the response was complete.
        aborted: response.writableFinished ? undefined : true,
      });
    });
    next();
  };
}
