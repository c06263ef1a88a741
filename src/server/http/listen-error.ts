import type { ServerConfig } from '../../config/config.ts';

type ListenOptions = Pick<ServerConfig['server'], 'host' | 'port'>;

/** The error message of a failed `listen` that names the variable at fault; undefined for other errors. */
export function listenErrorMessage(
  error: NodeJS.ErrnoException,
  { host, port }: ListenOptions,
): string | undefined {
  switch (error.code) {
    case 'EADDRINUSE':
      return `PORT is "${port}": the port is already in use. Set another one.`;
    case 'EACCES':
      return `PORT is "${port}": it must be one that this user may listen at.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}": it must be an address of this machine.`;
    default:
      return undefined;
  }
}
