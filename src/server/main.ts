/** Starts the production server: `npm start`, after `npm run build`. */
import './set-node-env.ts';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { readConfig } from '../config/read-config.ts';
import { unsetFooterItems, unsetLegalItems } from '../config/unset-items.ts';
import { createSite } from './app.ts';
import { createLifecycle } from './http/lifecycle.ts';
import { listenErrorMessage } from './http/listen-error.ts';
import { clientFiles, readBuild } from './render/page-build.ts';

/** The timeouts for receiving a request and for idle connections. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000 };

/** The raw response to CONNECT, for which Node provides a socket only. */
const noTunnel =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { host, port, logLevel, drainSeconds } = config.server;
  const pages = await readBuild();
  const log = pino({ level: logLevel }).child({ commit: pages.commit });
  const lifecycle = createLifecycle(log, pages.commit);
  const site = createSite({ config, pages, files: clientFiles, lifecycle, log });
  const server = createServer(timeouts, site);

  const unset = unsetFooterItems(process.env);
  if (unset.length > 0)
    log.warn({ unset }, `the footer leaves out what is not configured: ${unset.join(', ')}`);
  const unstated = unsetLegalItems(process.env);
  if (unstated.length > 0)
    log.warn(
      { unset: unstated },
      `the privacy notice says that these are not stated: ${unstated.join(', ')}`,
    );

  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  // Ctrl+C exits immediately; SIGTERM drains first.
  const stop = (drainMs: number) => lifecycle.close(server, drainMs).then(() => process.exit());
  process.once('SIGTERM', () => stop(drainSeconds * 1000));
  process.once('SIGINT', () => stop(0));
  // Node closes the connection without a response by default and does not handle errors of the socket.
  server.on('connect', (_, socket) => socket.on('error', () => socket.destroy()).end(noTunnel));
  server.once('error', (error) => {
    const problem = listenErrorMessage(error, { host, port });
    if (problem) console.error(problem);
    else log.fatal({ err: error }, 'cannot listen');
    process.exit(1);
  });
  server.listen(port, host, () => {
    lifecycle.open();
    log.info({ address: server.address() }, 'ready');
  });
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
