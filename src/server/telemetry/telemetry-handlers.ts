import { type ErrorRequestHandler, type RequestHandler, type Response, text } from 'express';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { telemetryReport } from '../../app/telemetry-report.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** The path of the server's own endpoint. */
export const telemetryPath = '/telemetry';

/** The maximum size of a report. Twenty errors of the maximum length are larger, but no browser sends them. */
const maxBytes = 32_000;

const windowMs = 60_000;
/** The number of reports per minute of a client, and of all clients of a process. */
const maxPerClient = 20;
const maxOfAll = 1_000;

const body = v.pipe(v.string(), v.parseJson(), telemetryReport);

/** `POST /telemetry`: writes the events of a browser to the log. */
export function telemetryHandlers(
  log: Pick<Logger, 'warn' | 'info'>,
  metrics: Pick<Metrics, 'countTelemetry'>,
): (RequestHandler | ErrorRequestHandler)[] {
  const allowClient = createRateLimit({ max: maxPerClient, windowMs });
  const allowAll = createRateLimit({ max: maxOfAll, windowMs });

  const limit: RequestHandler = (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    if (allowClient(request.ip ?? '') && allowAll('')) return next();
    metrics.countTelemetry('rejected');
    // The body is not read.
    response
      .status(429)
      .set({ Connection: 'close', 'Retry-After': `${windowMs / 1000}` })
      .end();
  };
  const reject = (response: Response, status: number, reason: string) => {
    metrics.countTelemetry('rejected');
    log.warn({ id: response.locals.id, status, reason }, 'a report of a browser was rejected');
    response.status(status).end();
  };
  const accept: RequestHandler = (request, response) => {
    const { success, output } = v.safeParse(body, request.body);
    if (!success) return reject(response, 400, 'it is not of the expected shape');
    const { release, requestId: id, events } = output;
    for (const { type, ...event } of events) {
      metrics.countTelemetry(type);
      if (type === 'error') log.warn({ id, release, browser: event }, 'an error in a browser');
      else log.info({ id, release, browser: event }, 'a web vital of a browser');
    }
    response.status(204).end();
  };
  /** A body that is too large, compressed, in an unknown charset, or that breaks off. */
  const rejectUnreadable: ErrorRequestHandler = (error, _, response, next) => {
    if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
      return next(error);
    reject(response, error.status, error.message);
  };
  // `sendBeacon` sends text.
  return [limit, text({ type: () => true, limit: maxBytes, inflate: false }), accept, rejectUnreadable];
}
