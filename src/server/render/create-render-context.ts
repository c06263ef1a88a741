import type { Response } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import type { TraceSpan } from '../tracing/tracing.ts';
import type { RenderContext } from './render-context.server.ts';

/** The properties of a request for log and trace. */
export interface RequestTrace {
  id: string;
  span: TraceSpan;
}

/** Reads the properties that the request log has stored. */
export const traceOf = ({ locals: { id, span } }: Response): RequestTrace => ({ id, span });

/** Creates the render context of a request, which logs errors, counts API calls and traces both. */
export function createRenderContext(
  { id, span }: RequestTrace,
  log: Pick<Logger, 'error'>,
  metrics: Pick<Metrics, 'countApiCall' | 'countApiFailure'>,
  own: Pick<RenderContext, 'nonce' | 'waitForAll'>,
): RenderContext {
  const rendering = span.start('render', 'internal');
  const { traceparent } = rendering;
  return {
    ...own,
    traceHeaders: { 'X-Request-Id': id, ...(traceparent && { traceparent }) },
    report: (where, error) => log.error({ err: error, where, id }, 'a page went wrong'),
    reportApi(failure) {
      metrics.countApiFailure(failure.operation);
      log.error({ id, ...failure }, 'a call of the API failed');
    },
    startApiCall(operation) {
      const startedAt = performance.now();
      const call = rendering.start(operation, 'client');
      return {
        traceparent: call.traceparent,
        end(outcome) {
          metrics.countApiCall(operation, outcome, performance.now() - startedAt);
          call.end({ attributes: { outcome }, isError: outcome !== 'success' });
        },
      };
    },
    end: () => rendering.end(),
    apiErrors: [],
  };
}
