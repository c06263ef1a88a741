import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** A valid request id of a proxy, including `Root=1-…` of AWS. Other values are replaced. */
const requestIdPattern = /^[\w=;:.,+/@-]{8,128}$/;
/** A `traceparent` header of W3C Trace Context. */
const traceparentPattern = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

interface RequestLogOptions {
  log: Logger;
  metrics: Pick<Metrics, 'requests' | 'pageCache'>;
  tracing: Tracing;
  /** Whether a trusted proxy sets request id and trace; otherwise the headers are ignored. */
  hasProxy: boolean;
}

/** Logs a line for each request, without query, headers and body, which may contain secrets, counts it and traces it. */
export function requestLog({ log, metrics, tracing, hasProxy }: RequestLogOptions): RequestHandler {
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
    const { method } = request;
    const span = tracing.startRequest(trustedHeader('traceparent', traceparentPattern), {
      'http.request.method': method,
      'request.id': id,
    });
    response.locals.span = span;
    response.locals.id = id;
    response.setHeader('X-Request-Id', id);
    response.on('close', () => {
      const [path = ''] = request.originalUrl.split('?');
      const ms = performance.now() - startedAt;
      const { cache, route = 'other' } = response.locals;
      const status = response.statusCode;
      metrics.requests.observe({ route, status }, ms / 1000);
      if (cache) metrics.pageCache.inc({ outcome: cache });
      span.end({
        name: `${method} ${route}`,
        attributes: { 'http.route': route, 'http.response.status_code': status, ...(cache && { cache }) },
        isError: status >= 500,
      });
      log.info({
        id,
        method,
        path: path.slice(0, 200),
        status,
        ms: Math.round(ms * 10) / 10,
        cache,
        // The client closed the connection before the response was complete.
        aborted: response.writableFinished ? undefined : true,
      });
    });
    next();
  };
}
