import { accessSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { documentHeaders } from './security-headers.ts';

const isHashed = (path: string) => path.startsWith('/assets/');

/** Whether a browser uses a file as part of a page only. */
const isPartOfPage = (path: string) => isHashed(path) && /\.(?:js|css|woff2)$/.test(path);

/** Serves precompressed static files. Files with a hash in their name are immutable. */
export function staticFiles(folder: URL): RequestHandler[] {
  const serve = sirv(fileURLToPath(folder), {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, path) {
      // Without this, a file removed after the start, for example by a new build, would crash the process.
      accessSync(new URL(`.${path}`, folder));
      if (isPartOfPage(path)) for (const name of documentHeaders) response.removeHeader(name);
      response.setHeader(
        'Cache-Control',
        isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return [
    (request, response, next) => {
      if (request.method === 'POST') return next();
      // sirv does not support every range; responding with the complete file is allowed.
      delete request.headers.range;
      try {
        serve(request, response, next);
      } catch {
        next();
      }
    },
    // Possibly an asset of another version: responds with 404 without a page and `no-store`.
    (request, response, next) => {
      if (!isHashed(request.path)) return next();
      response.status(404).type('text/plain').setHeader('Cache-Control', 'no-store').send('Not Found\n');
    },
  ];
}
