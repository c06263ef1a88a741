import { randomUUID } from 'node:crypto';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { parseTraceparent, startSpan } from '../tracing/spans.ts';

/** A valid request id of a proxy, including `Root=1-…` of AWS. Other values are replaced. */
const requestIdPattern = /^[\w=;:.,+/@-]{8,128}$/;

interface RequestLogOptions {
  log: Logger;
  metrics: Pick<Metrics, 'requests' | 'pageCache'>;
  /** Whether a trusted proxy sets request id and trace; otherwise the headers are ignored. */
  hasProxy: boolean;
}

/** Logs a line for each request, without query, headers and body, which may contain secrets, counts it and traces it. */
export function requestLog({ log, metrics, hasProxy }: RequestLogOptions): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const trustedHeader = (name: string) => (hasProxy ? request.get(name) : undefined);
    const proxyIds = [trustedHeader('X-Request-Id'), trustedHeader('X-Amzn-Trace-Id')];
    const id = proxyIds.find((value = '') => requestIdPattern.test(value)) ?? randomUUID();
    const { method } = request;
    const span = startSpan('request', parseTraceparent(trustedHeader('traceparent')), {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'request.id': id },
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
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
      if (cache) span.setAttribute('cache', cache);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
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
