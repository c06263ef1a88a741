import type { Server } from 'node:http';

/** Where a server listens, and what sets the port, such as `PORT` or `--port`. */
interface Place {
  host: string;
  port: number;
  setBy: string;
}

/**
 * The number of connections that may wait to be accepted, up to the limit of the system. Beyond Node's default of 511, visitors who
 * arrive at once would wait a second for their next attempt.
 */
const backlog = 4096;

/** Starts to listen. A failure ends the process with a sentence. */
export function listenOrExit(server: Server, place: Place, onListening?: () => void): void {
  const { host, port } = place;
  server.once('error', (error) => {
    console.error(listenErrorMessage(error, place));
    process.exit(1);
  });
  // Without a host, Node falls back to 0.0.0.0 where IPv6 is off.
  server.listen({ host: host === '::' ? undefined : host, port, backlog }, onListening);
}

/** The error message of a failed `listen`, for the server and for every command. */
export function listenErrorMessage(
  { code, message }: NodeJS.ErrnoException,
  { host, port, setBy }: Place,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the process that listens there, or choose another port with ${setBy}.`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose a port above 1023 with ${setBy}.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${host}. Set another host.`;
    default:
      return `The server cannot listen on ${host}:${port}: ${message}.`;
  }
}
