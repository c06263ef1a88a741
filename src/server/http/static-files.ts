import { globSync } from 'node:fs';
import { extname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler } from 'express';
import { encodings, preferredEncoding } from '../cache/encoded-body.ts';
import { refuse } from './request-guard.ts';

/** The extensions of precompressed files. */
const extensions = { br: '.br', gzip: '.gz' };

const isHashed = (path: string) => path.startsWith('/assets/');

/** Serves precompressed static files. Files with a hash in their name are immutable. */
export function staticFiles(directory: URL): RequestHandler[] {
  const folder = fileURLToPath(directory);
  const pathOf = (file: string) => `/${relative(folder, file).replaceAll(sep, '/')}`;
  // Listed once: to look for a file with each page takes two fifths of the time of a cached one.
  const files = new Set(globSync('**/*', { cwd: folder }).map((name) => pathOf(folder + name)));
  const serve = express.static(folder, {
    // Responding with the complete file is allowed, and what it was compressed to is no part of it.
    acceptRanges: false,
    cacheControl: false,
    index: false,
    redirect: false,
    setHeaders(response, file) {
      const encoding = encodings.find((each) => file.endsWith(extensions[each]));
      const path = encoding ? pathOf(file).slice(0, -extensions[encoding].length) : pathOf(file);
      if (encoding) response.set({ 'Content-Encoding': encoding, 'Content-Type': extname(path) });
      response.setHeader(
        'Cache-Control',
        isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return [
    (request, response, next) => {
      const { url, path } = request;
      if (request.method === 'POST' || !files.has(path)) return next();
      // As for pages: a client that revalidates with `no-cache` and has the file does not get it again.
      delete request.headers['cache-control'];
      const available = encodings.filter((each) => files.has(path + extensions[each]));
      if (available.length > 0) response.vary('Accept-Encoding');
      const encoding = preferredEncoding(request, available);
      request.url = encoding ? path + extensions[encoding] : path;
      serve(request, response, (error) => {
        request.url = url;
        next(error);
      });
    },
    // Possibly an asset of another version: responds with 404 without a page and `no-store`.
    (request, response, next) => {
      if (isHashed(request.path)) refuse(response, 404, 'Not Found');
      else next();
    },
  ];
}
