import type { Server } from 'node:http';
import { listenErrorMessage } from './listen-error.ts';

/**
 * Has a server listen, and gives its address as a link writes it.
 *
 * @param port 0 for any that is free
 * @throws Error with a sentence for whoever started it
 */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(listenErrorMessage(error, { port, host }), { cause: error })),
    );
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${nameOf(host)}:${actual}`);
    });
  });
}

/** How an address is written in a link: this machine's own by its name. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
