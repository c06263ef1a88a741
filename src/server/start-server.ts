import { createServer } from 'node:http';
import { pino } from 'pino';
import type { ServerConfig } from '../config/read-config.ts';
import { unsetItems } from '../config/unset-items.ts';
import { createSite } from './app.ts';
import { createLifecycle } from './http/lifecycle.ts';
import { listenOrExit } from './http/listen.ts';
import { logDestination } from './log-destination.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { PageBuild } from './pages.ts';

/** The directory of the builds for client and server. */
const built = new URL('../../build/', import.meta.url);

/** The timeouts for receiving a request and for idle connections. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000 };

/** The raw response to CONNECT, for which Node provides a socket only. */
const noTunnel =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** Starts the server. */
export async function startServer(config: ServerConfig): Promise<void> {
  const { host, port, logLevel, drainSeconds, metricsHost, metricsPort, traces } = config.server;
  const build = await readBuild();
  const { commit } = build.entry.module;
  const metrics = createMetrics();
  const destination = logDestination(() => metrics.logErrors.inc());
  const log = pino({ level: logLevel }, destination).child({ commit });
  const lifecycle = createLifecycle(log, commit);
  const sendLastSpans = await startTracing(traces, commit);
  const files = new URL('client/', built);
  const server = createServer(timeouts, createSite({ config, build, files, lifecycle, log, metrics }));
  // Ctrl+C exits immediately; SIGTERM drains first.
  const stop = async (drainMs: number) => {
    await lifecycle.close(server, drainMs);
    await sendLastSpans?.();
    process.exit();
  };
  process.once('SIGTERM', () => stop(drainSeconds * 1000));
  process.once('SIGINT', () => stop(0));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

  for (const { unset, sentence } of unsetItems(config.public)) log.warn({ unset }, sentence);

  if (metricsPort !== null)
    listenOrExit(createMetricsServer(metrics), {
      host: metricsHost,
      port: metricsPort,
      setBy: 'METRICS_PORT',
    });
  // Node closes the connection without a response by default and does not handle errors of the socket.
  server.on('connect', (_, socket) => socket.on('error', () => socket.destroy()).end(noTunnel));
  listenOrExit(server, { host, port, setBy: 'PORT' }, () => log.info({ address: server.address() }, 'ready'));
}

/**
 * Loads the server build.
 *
 * @throws Error with instructions when there is no build
 */
async function readBuild(): Promise<PageBuild> {
  try {
    return await import(new URL('server/index.js', built).href);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (isMissing)
      throw new Error('There is no build to serve: run `npm run build` first.', { cause: error });
    throw error;
  }
}

/** Loads the SDK of OpenTelemetry when an endpoint is configured. */
async function startTracing({ endpoint, ...options }: ServerConfig['server']['traces'], commit: string) {
  if (endpoint === null) return undefined;
  const { exportTraces } = await import('./tracing/export-traces.ts');
  return exportTraces({ ...options, endpoint, commit });
}

/** The server of `/metrics` has its own port, which only the monitoring reaches. */
const createMetricsServer = ({ registry }: Metrics) =>
  createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
  });
