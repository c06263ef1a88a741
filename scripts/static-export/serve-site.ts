import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { listen } from '../../mocks/adapters/listen.ts';
import { isFilePath } from '../../src/server/http/missing-file.server.ts';

interface SiteToServe {
  /** The static site. */
  directory: string;
  /** Base path with leading and trailing slash. */
  base: string;
  port: number;
  host: string;
}

/** Serves a static site like a static host: index files of folders, and `404.html`. */
export async function serveSite({ directory, base, port, host }: SiteToServe): Promise<string> {
  // Read on each request: a new build is visible immediately, and the server may start before it.
  const files = sirv(directory, { dev: true, dotfiles: false });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    const path = url.split('?')[0] ?? '';
    if (`${path}/` === base) {
      response.writeHead(301, { Location: base + url.slice(path.length) }).end();
      return;
    }
    const missing = () => {
      if (isFilePath(path.slice(base.length - 1))) {
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found\n');
        return;
      }
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(directory, '404.html')));
    };
    if (!path.startsWith(base)) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end(`The demo lies below ${base}`);
      return;
    }
    request.url = url.slice(base.length - 1);
    files(request, response, missing);
  });
  return (await listen(server, port, host)) + base;
}
