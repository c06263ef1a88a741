import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { ApiOptions } from '../../api/client.ts';
import { startSpan, traceparentOf } from '../tracing/spans.ts';
import type { RenderContext } from './render-context.server.ts';

/** The name of an operation in logs, metrics and traces: method and path. */
const nameOf = (operationId: OperationId) => operations[operationId].slice(0, 2).join(' ');

/** The options of the API client that log, count and trace the calls of a render. */
export function observeCalls({
  id,
  span,
  log,
  metrics,
  apiErrors,
}: RenderContext): Pick<ApiOptions, 'fetch' | 'onFailure'> {
  return {
    async fetch(url, init, operationId) {
      const operation = nameOf(operationId);
      const stopTimer = metrics.apiCalls.startTimer({ operation });
      const call = startSpan(operation, span.spanContext(), { kind: SpanKind.CLIENT });
      const end = (outcome: 'success' | 'error' | 'timeout' | 'unreachable') => {
        stopTimer({ outcome });
        call.setAttribute('outcome', outcome);
        if (outcome !== 'success') call.setStatus({ code: SpanStatusCode.ERROR });
        call.end();
      };
      init.headers.set('X-Request-Id', id);
      const traceparent = traceparentOf(call);
      if (traceparent) init.headers.set('traceparent', traceparent);
      try {
        const response = await fetch(url, init);
        end(response.status === 200 ? 'success' : 'error');
        return response;
      } catch (error) {
        const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
        end(isTimeout ? 'timeout' : 'unreachable');
        throw error;
      }
    },
    onFailure(error, { operationId, durationMs: ms }) {
      const { status: upstreamStatus, code } = error;
      // What does not exist is no failure.
      if (code === 'B004' || code === 'A0404' || upstreamStatus === 404) return;
      apiErrors.push(error);
      const operation = nameOf(operationId);
      metrics.apiFailures.inc({ operation });
      const failure = { id, operation, upstreamStatus, code, reason: reasonOf(error), ms };
      log.error(failure, 'a call of the API failed');
    },
  };
}

/**
 * Why a call has no readable response, in the words of the system, such as `getaddrinfo ENOTFOUND api.example.com`; undefined if
 * the status and the code of the response are the reason.
 */
function reasonOf({ cause }: ApiError): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  let reason = cause;
  while (reason.cause instanceof Error) reason = reason.cause;
  // A host name with two addresses fails once for each.
  if (reason instanceof AggregateError) return reason.errors.map(({ message }) => message).join('; ');
  return reason.message;
}
