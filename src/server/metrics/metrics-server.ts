import { createServer, type Server } from 'node:http';

/** Creates the server of `/metrics`. It has its own port, which only the monitoring reaches. */
export function createMetricsServer(contentType: string, read: () => Promise<string>): Server {
  return createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await read();
      response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch {
      // A worker ended while its numbers were collected. The next request reads the others.
      response.writeHead(503).end();
    }
  });
}
