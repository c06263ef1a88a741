import { createServer } from 'node:http';
import { pino } from 'pino';
import type { ServerConfig } from '../config/read-config.ts';
import { unsetFooterItems, unsetLegalItems } from '../config/unset-items.ts';
import { createSite } from './app.ts';
import { createLifecycle } from './http/lifecycle.ts';
import { listenOrExit } from './http/listen.ts';
import { logDestination } from './log-destination.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { clientFiles, readBuild } from './render/page-build.ts';
import { noTracing, type Tracing } from './tracing/tracing.ts';

/** The timeouts for receiving a request and for idle connections. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000 };

/** The raw response to CONNECT, for which Node provides a socket only. */
const noTunnel =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** Starts the server. */
export async function startServer(config: ServerConfig): Promise<void> {
  const { host, port, logLevel, drainSeconds, metricsHost, metricsPort, traces } = config.server;
  const pages = await readBuild();
  const metrics = createMetrics();
  const log = pino({ level: logLevel }, logDestination(metrics.countLogError)).child({
    commit: pages.commit,
  });
  const lifecycle = createLifecycle(log, pages.commit);
  const tracing = await loadTracing(traces, pages.commit);
  const site = createSite({
    config,
    pages,
    files: clientFiles,
    lifecycle,
    log,
    metrics,
    tracing,
  });
  const server = createServer(timeouts, site);
  // Ctrl+C exits immediately; SIGTERM drains first.
  const stop = async (drainMs: number) => {
    await lifecycle.close(server, drainMs);
    await tracing.shutdown();
    process.exit();
  };
  process.once('SIGTERM', () => stop(drainSeconds * 1000));
  process.once('SIGINT', () => stop(0));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

  const unset = unsetFooterItems(config.public);
  if (unset.length > 0)
    log.warn({ unset }, `the footer leaves out what is not configured: ${unset.join(', ')}`);
  const unstated = unsetLegalItems(config.public);
  if (unstated.length > 0)
    log.warn(
      { unset: unstated },
      `the privacy notice says that these are not stated: ${unstated.join(', ')}`,
    );

  if (metricsPort !== null)
    listenOrExit(createMetricsServer(metrics.registry), {
      host: metricsHost,
      port: metricsPort,
      variable: 'METRICS_PORT',
    });
  // Node closes the connection without a response by default and does not handle errors of the socket.
  server.on('connect', (_, socket) => socket.on('error', () => socket.destroy()).end(noTunnel));
  listenOrExit(server, { host, port, variable: 'PORT' }, () => {
    lifecycle.open();
    log.info({ address: server.address() }, 'ready');
  });
}

/** Loads OpenTelemetry when an endpoint is configured. */
async function loadTracing(
  { endpoint, ...options }: ServerConfig['server']['traces'],
  commit: string,
): Promise<Tracing> {
  if (endpoint === null) return noTracing;
  const { createOtelTracing } = await import('./tracing/otel-tracing.ts');
  return createOtelTracing({ ...options, endpoint, commit });
}
