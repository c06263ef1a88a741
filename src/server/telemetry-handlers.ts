import { type ErrorRequestHandler, type RequestHandler, type Response, text } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { telemetryReport } from '../app/telemetry-report.ts';
import type { Metrics } from './metrics.ts';

/** The path of the server's own endpoint. */
export const telemetryPath = '/telemetry';

/** The maximum size of a report. Twenty errors of the maximum length are larger, but no browser sends them. */
const maxBytes = 32_000;

const windowMs = 60_000;
/** The number of reports per minute of a client, and of all clients of a process. */
const maxPerClient = 20;
const maxOfAll = 1_000;
/** The maximum number of counted clients. Beyond it the oldest are forgotten. */
const maxClients = 10_000;

const body = v.pipe(v.string(), v.parseJson(), telemetryReport);

interface TelemetryOptions {
  log: Pick<Logger, 'warn' | 'info'>;
  metrics: Pick<Metrics, 'telemetry'>;
  clock?: { now(): number };
}

/** `POST /telemetry`: writes the events of a browser to the log. */
export function telemetryHandlers({
  log,
  metrics,
  clock = performance,
}: TelemetryOptions): (RequestHandler | ErrorRequestHandler)[] {
  const reports = new LRUCache<string, { count: number }>({
    max: maxClients,
    ttl: windowMs,
    ttlResolution: 0,
    perf: clock,
  });
  /** Counts a report in the window of a key, and returns whether it is allowed. */
  const allow = (key: string, max: number): boolean => {
    const window = reports.get(key) ?? { count: 0 };
    if (window.count === 0) reports.set(key, window);
    window.count += 1;
    return window.count <= max;
  };

  const limit: RequestHandler = ({ ip = '' }, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    if (allow(ip, maxPerClient) && allow('all', maxOfAll)) return next();
    metrics.telemetry.inc({ type: 'rejected' });
    // The body is not read.
    response
      .status(429)
      .set({ Connection: 'close', 'Retry-After': `${windowMs / 1000}` })
      .end();
  };
  const reject = (response: Response, status: number, reason: string) => {
    metrics.telemetry.inc({ type: 'rejected' });
    log.warn({ id: response.locals.id, status, reason }, 'a report of a browser was rejected');
    response.status(status).end();
  };
  const accept: RequestHandler = (request, response) => {
    const { success, output } = v.safeParse(body, request.body);
    if (!success) return reject(response, 400, 'it is not of the expected shape');
    const { release, requestId: id, events } = output;
    for (const { type, ...event } of events) {
      metrics.telemetry.inc({ type });
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
