import type { Server } from 'node:http';
import { listenErrorMessage } from './listen-error.ts';

/** Where a server listens, and the variable that names its port. */
interface Place {
  host: string;
  port: number;
  variable: 'PORT' | 'METRICS_PORT';
}

/**
 * The number of connections that may wait to be accepted, up to the limit of the system. Beyond Node's default of 511, visitors who
 * arrive at once would wait a second for their next attempt.
 */
const backlog = 4096;

/** Starts to listen. A failure ends the process with a sentence. */
export function listenOrExit(server: Server, place: Place, onListening?: () => void): void {
  const { host, port, variable } = place;
  server.once('error', (error) => {
    console.error(listenErrorMessage(error, { host, port, setBy: variable }));
    process.exit(1);
  });
  // Without a host, Node falls back to 0.0.0.0 where IPv6 is off.
  server.listen({ host: host === '::' ? undefined : host, port, backlog }, onListening);
}
