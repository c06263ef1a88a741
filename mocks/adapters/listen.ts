import { createServer, type Server } from 'node:http';
import { listenErrorMessage } from '../../src/server/http/listen.ts';

/**
 * Makes a server listen and returns its URL.
 *
 * @param port 0 selects a free port
 * @throws Error with a sentence for the terminal
 */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(listenErrorMessage(error, { port, host, setBy: '--port' }), { cause: error })),
    );
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${nameOf(host)}:${actual}`);
    });
  });
}

/**
 * Checks that a port is free, before work whose result a server will show.
 *
 * @throws Error with a sentence for the terminal
 */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  await new Promise((resolve) => server.close(resolve));
}

/** Formats a network address for a URL, `localhost` for this machine. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
