import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The outcome of an API call. `success` is a response with HTTP status 200; a refusal has one, too. */
export type CallOutcome = 'success' | 'error' | 'timeout' | 'unreachable';

/** An event that a browser reported, or a report that the server did not accept. */
type TelemetryOutcome = 'error' | 'web-vital' | 'rejected';

/** A request that the server has answered. */
interface AnsweredRequest {
  /** The path pattern of the page, such as `/about/news/:id`. Paths would be unlimited. */
  route: string;
  status: number;
  ms: number;
  /** Undefined for a response without the page cache. */
  cache: string | undefined;
}

/** What the server counts. */
export interface Metrics {
  registry: Registry;
  countRequest(request: AnsweredRequest): void;
  countApiCall(operation: string, outcome: CallOutcome, ms: number): void;
  countApiFailure(operation: string): void;
  countEviction(): void;
  countRejectedRender(): void;
  setRenders(inFlight: number): void;
  countTelemetry(type: TelemetryOutcome): void;
  countLogError(): void;
}

/** From a cached page to the timeout of an API call. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of a process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time until the response is complete, by route and status.',
    labelNames: ['route', 'status'],
    buckets,
    registers,
  });
  const pageCache = new Counter({
    name: 'site_page_cache_requests_total',
    help: 'Requests to the page cache by outcome: hit, stale, miss.',
    labelNames: ['outcome'],
    registers,
  });
  const evictions = new Counter({
    name: 'site_page_cache_evictions_total',
    help: 'Pages that were removed for lack of space.',
    registers,
  });
  const renders = new Gauge({
    name: 'site_renders_in_flight',
    help: 'Pages that are being rendered.',
    registers,
  });
  const rejectedRenders = new Counter({
    name: 'site_renders_rejected_total',
    help: 'Requests that were rejected because too many pages were being rendered.',
    registers,
  });
  const apiCalls = new Histogram({
    name: 'site_api_call_duration_seconds',
    help: 'Time until the head of a response of the API, by operation and outcome.',
    labelNames: ['operation', 'outcome'],
    buckets,
    registers,
  });
  const apiFailures = new Counter({
    name: 'site_api_failures_total',
    help: 'Failed API calls of renders, by operation, including unreadable responses and wrong data.',
    labelNames: ['operation'],
    registers,
  });
  const telemetry = new Counter({
    name: 'site_telemetry_events_total',
    help: 'Events that browsers reported, by type: error, web-vital; rejected reports.',
    labelNames: ['type'],
    registers,
  });
  const logErrors = new Counter({
    name: 'site_log_write_errors_total',
    help: 'Failed writes of the log, for example because the disk is full.',
    registers,
  });
  return {
    registry,
    countRequest({ route, status, ms, cache }) {
      requests.observe({ route, status }, ms / 1000);
      if (cache) pageCache.inc({ outcome: cache });
    },
    countApiCall: (operation, outcome, ms) => apiCalls.observe({ operation, outcome }, ms / 1000),
    countApiFailure: (operation) => apiFailures.inc({ operation }),
    countEviction: () => evictions.inc(),
    countRejectedRender: () => rejectedRenders.inc(),
    setRenders: (inFlight) => renders.set(inFlight),
    countTelemetry: (type) => telemetry.inc({ type }),
    countLogError: () => logErrors.inc(),
  };
}
