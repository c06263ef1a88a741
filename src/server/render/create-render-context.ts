import type { Response } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import type { RenderContext } from './render-context.server.ts';

/** The properties of a request for the log. */
export interface RequestTrace {
  id: string;
  traceparent?: string;
}

/** Reads the properties that the request log has stored. */
export const traceOf = ({ locals: { id, traceparent } }: Response): RequestTrace => ({ id, traceparent });

/** Creates the render context of a request, which logs errors and counts API calls. */
export function createRenderContext(
  trace: RequestTrace,
  log: Pick<Logger, 'error'>,
  metrics: Pick<Metrics, 'countApiCall' | 'countApiFailure'>,
  own: Pick<RenderContext, 'nonce' | 'waitForAll'>,
): RenderContext {
  const { id, traceparent } = trace;
  return {
    ...own,
    traceHeaders: { 'X-Request-Id': id, ...(traceparent && { traceparent }) },
    report: (where, error) => log.error({ err: error, where, id }, 'a page went wrong'),
    reportApi(failure) {
      metrics.countApiFailure(failure.operation);
      log.error({ id, ...failure }, 'a call of the API failed');
    },
    countApiCall: metrics.countApiCall,
    apiErrors: [],
    surrogateKeys: new Set(),
  };
}
