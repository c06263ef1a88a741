import type { Server } from 'node:http';

/** Where a server listens, and the variable that names its port. */
interface Place {
  host: string;
  port: number;
  variable: 'PORT' | 'METRICS_PORT';
}

/** The error message of a failed `listen` that names the variable at fault; undefined for other errors. */
export function listenErrorMessage(
  error: NodeJS.ErrnoException,
  { host, port, variable }: Place,
): string | undefined {
  switch (error.code) {
    case 'EADDRINUSE':
      return `${variable} is "${port}": the port is already in use. Set another one.`;
    case 'EACCES':
      return `${variable} is "${port}": it must be one that this user may listen at.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}": it must be an address of this machine.`;
    default:
      return undefined;
  }
}

/**
 * The number of connections that may wait to be accepted, up to the limit of the system. Beyond Node's default of 511, visitors who
 * arrive at once would wait a second for their next attempt.
 */
const backlog = 4096;

/** Starts to listen. A failure ends the process with a sentence. */
export function listenOrExit(server: Server, place: Place, onListening?: () => void): void {
  server.once('error', (error) => {
    console.error(listenErrorMessage(error, place) ?? error);
    process.exit(1);
  });
  const { host, port } = place;
  server.listen({ host, port, backlog }, onListening);
}
