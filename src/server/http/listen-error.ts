import { portHolder } from './port-holder.ts';

/** Where a server listens, and what sets the port, such as `PORT` or `--port`. */
interface Place {
  host: string;
  port: number;
  setBy: string;
}

/** The error message of a failed `listen`, for the server and for every command. */
export function listenErrorMessage(
  { code, message }: NodeJS.ErrnoException,
  { host, port, setBy }: Place,
): string {
  switch (code) {
    case 'EADDRINUSE': {
      const holder = portHolder(port);
      const stop = holder ? 'Stop it, or choose' : 'Choose';
      return `Port ${port} is already in use${holder ? ` by ${holder}` : ''}. ${stop} another port with ${setBy}.`;
    }
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
