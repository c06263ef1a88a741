import type { Response } from 'express';
import type { Logger } from 'pino';
import type { RenderContext } from './render-context.server.ts';

/** What the log needs to know of a request. */
export interface RequestTrace {
  id: string;
  traceparent?: string;
}

/** Reads what the log of requests has noted about one. */
export const traceOf = ({ locals: { id, traceparent } }: Response): RequestTrace => ({ id, traceparent });

/** Makes what a page is told about its request, and what it tells the log. */
export function createRenderContext(
  trace: RequestTrace,
  log: Pick<Logger, 'error'>,
  own: Pick<RenderContext, 'nonce' | 'waitForAll'>,
): RenderContext {
  const { id, traceparent } = trace;
  return {
    ...own,
    traceHeaders: { 'X-Request-Id': id, ...(traceparent && { traceparent }) },
    report: (where, error) => log.error({ err: error, where, id }, 'a page went wrong'),
    reportApi: (failure) => log.error({ id, ...failure }, 'a call of the API failed'),
    apiErrors: [],
  };
}
