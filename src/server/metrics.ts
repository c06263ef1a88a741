import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** From a cached page to the timeout of an API call. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of a process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    /** The route is a path pattern, such as `/about/news/:id`: paths would be unlimited. */
    requests: new Histogram({
      name: 'site_request_duration_seconds',
      help: 'Time until the response is complete, by route and status.',
      labelNames: ['route', 'status'],
      buckets,
      registers,
    }),
    pageCache: new Counter({
      name: 'site_page_cache_requests_total',
      help: 'Requests to the page cache by outcome: hit, stale, miss.',
      labelNames: ['outcome'],
      registers,
    }),
    evictions: new Counter({
      name: 'site_page_cache_evictions_total',
      help: 'Pages that were removed for lack of space.',
      registers,
    }),
    renders: new Gauge({
      name: 'site_renders_in_flight',
      help: 'Pages that are being rendered.',
      registers,
    }),
    rejectedRenders: new Counter({
      name: 'site_renders_rejected_total',
      help: 'Requests that were rejected because too many pages were being rendered.',
      registers,
    }),
    /** The outcome `success` is a response with HTTP status 200; a refusal has one, too. */
    apiCalls: new Histogram({
      name: 'site_api_call_duration_seconds',
      help: 'Time until the head of a response of the API, by operation and outcome.',
      labelNames: ['operation', 'outcome'],
      buckets,
      registers,
    }),
    apiFailures: new Counter({
      name: 'site_api_failures_total',
      help: 'Failed API calls of renders, by operation, including unreadable responses and wrong data.',
      labelNames: ['operation'],
      registers,
    }),
    telemetry: new Counter({
      name: 'site_telemetry_events_total',
      help: 'Events that browsers reported, by type: error, web-vital; rejected reports.',
      labelNames: ['type'],
      registers,
    }),
    logErrors: new Counter({
      name: 'site_log_write_errors_total',
      help: 'Failed writes of the log, for example because the disk is full.',
      registers,
    }),
  };
}
