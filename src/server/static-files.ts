import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import sirv from 'sirv';

const isHashed = (path: string) => path.startsWith('/assets/');

/** Serves the browser's files, compressed ahead of time; those with a hash in their name never change. */
export function staticFiles(folder: URL): RequestHandler[] {
  const serve = sirv(fileURLToPath(folder), {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, path) {
      response.setHeader(
        'Cache-Control',
        isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return [
    (request, response, next) => (request.method === 'POST' ? next() : serve(request, response, next)),
    // Of another version, perhaps: no page is made for it, and nobody keeps the answer.
    (request, response, next) => {
      if (!isHashed(request.path)) return next();
      response.status(404).type('text/plain').setHeader('Cache-Control', 'no-store').send('Not Found\n');
    },
  ];
}
