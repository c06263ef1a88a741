import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Creates the server of `/metrics`. It has its own port, which only the monitoring reaches. */
export function createMetricsServer(registry: Registry): Server {
  return createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
  });
}
