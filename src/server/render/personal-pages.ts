import { writeReadableStreamToWritable } from '@react-router/node';
import type { RequestHandler, Request as ServerRequest, Response as ServerResponse } from 'express';
import type { RenderPage } from '../cache/page-cache-handler.ts';
import { privateLifetime } from '../cache/shared-cache-headers.ts';
import type { RenderContext } from './render-context.server.ts';
import type { LimitRenders } from './render-limit.ts';

interface PersonalPagesOptions {
  render: RenderPage;
  limit: LimitRenders;
  /** The origin of rendered URLs, independent of the request. */
  origin: string;
  /** Creates the render context. */
  createCall(response: ServerResponse): RenderContext;
}

/** Streams a page for one user with `private, no-store`. */
export function personalPages({ render, limit, origin, createCall }: PersonalPagesOptions): RequestHandler {
  return (request, response) =>
    limit(async () => {
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const asked = new Request(origin + request.originalUrl, {
        method: request.method,
        headers: headersOf(request),
        signal: gone.signal,
      });
      const page = await render(asked, createCall(response));
      response.status(page.status);
      response.setHeaders(page.headers);
      response.setHeader('Cache-Control', privateLifetime);
      if (page.status === 405) response.setHeader('Allow', 'GET, HEAD');
      if (page.body && !response.destroyed) await writeReadableStreamToWritable(page.body, response);
      else response.end();
    });
}

function headersOf({ headers }: ServerRequest): Headers {
  const pairs = Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((text): [string, string] => [name, text]),
  );
  return new Headers(pairs);
}
