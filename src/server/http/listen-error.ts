import type { ServerConfig } from '../../config/config.ts';

type Place = Pick<ServerConfig['server'], 'host' | 'port'>;

/** Why a server cannot listen, as a sentence about the variable that says where; undefined when neither is to blame. */
export function listenProblem(error: NodeJS.ErrnoException, { host, port }: Place): string | undefined {
  switch (error.code) {
    case 'EADDRINUSE':
      return `PORT is "${port}": it must be one that nobody else listens at.`;
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
