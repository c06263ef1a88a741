import { accessSync } from 'node:fs';
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
      // A file that has gone since the start, as with another build into the folder, would end the whole process.
      accessSync(new URL(`.${path}`, folder));
      response.setHeader(
        'Cache-Control',
        isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return [
    (request, response, next) => {
      if (request.method === 'POST') return next();
      // sirv cannot read every range; a server may answer each with the whole file.
      delete request.headers.range;
      try {
        serve(request, response, next);
      } catch {
        next();
      }
    },
    // Of another version, perhaps: no page is made for it, and nobody keeps the answer.
    (request, response, next) => {
      if (!isHashed(request.path)) return next();
      response.status(404).type('text/plain').setHeader('Cache-Control', 'no-store').send('Not Found\n');
    },
  ];
}
