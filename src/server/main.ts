/** Starts the production server: `npm start`, after `npm run build`. */
import './set-node-env.ts';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { readConfig } from '../config/read-config.ts';
import { unsetFooterItems } from '../config/unset-footer-items.ts';
import { createSite } from './app.ts';
import { createLifecycle } from './http/lifecycle.ts';
import { listenProblem } from './http/listen-error.ts';
import { clientFiles, readBuild } from './render/page-build.ts';

/** How long a visitor may take to ask, and how long a connection waits for the next question. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000 };

/** The answer to CONNECT, which Node hands over without a response to write to. */
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

  process.on('unhandledRejection', (error) => log.error({ err: error }, 'nobody took care of an error'));
  // A person at the keyboard waits for nobody; a load balancer needs a while to notice.
  const stop = (drainMs: number) => lifecycle.close(server, drainMs).then(() => process.exit());
  process.once('SIGTERM', () => stop(drainSeconds * 1000));
  process.once('SIGINT', () => stop(0));
  // Node itself would end the connection without a word, and takes its hands off the socket: an error of it is ours.
  server.on('connect', (_, socket) => socket.on('error', () => socket.destroy()).end(noTunnel));
  server.once('error', (error) => {
    const problem = listenProblem(error, { host, port });
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
