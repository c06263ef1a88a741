import { writeReadableStreamToWritable } from '@react-router/node';
import compression from 'compression';
import type { RequestHandler, Request as ServerRequest, Response as ServerResponse } from 'express';
import type { Logger } from 'pino';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { ServerConfig } from '../config/read-config.ts';
import { stripLanguage } from '../i18n/localized-path.ts';
import { isPublicPage } from '../paths/paths.ts';
import { createPageCache, type RenderPage } from './cache/page-cache-handler.ts';
import { privateLifetime } from './cache/shared-cache-headers.ts';
import { canonicalAddresses } from './http/canonical-address.ts';
import { isPersonalRequest } from './http/personal-request.ts';
import { type InlineSources, nonceSources, pagePolicy } from './http/security-headers.ts';
import type { Metrics } from './metrics.ts';
import { type createLoadContext, makeNonce, type RenderContext } from './render/render-context.server.ts';
import { createRenderLimit } from './render/render-limit.ts';
import { startSpan } from './tracing/spans.ts';

/** The server build with what `entry.server.tsx` exports for this server. */
export interface PageBuild extends ServerBuild {
  entry: {
    module: ServerBuild['entry']['module'] & { createLoadContext: typeof createLoadContext; commit: string };
  };
}

export interface PagesOptions {
  config: ServerConfig;
  build: PageBuild;
  log: Logger;
  metrics: Metrics;
}

/** The maximum number of concurrent renders. A render waits for the API most of the time and then takes a few milliseconds. */
const maxRenders = 100;

/** The path of the page whose data a navigation requests. */
const pathOfData = (path: string) => path.replace(/(?:_root|\/_)?\.data$/, '') || '/';

/** Serves public pages from the cache, and renders personal pages for each request. */
export function servePages({ config, build, log, metrics }: PagesOptions): RequestHandler {
  const { forwardedHeaders } = config;
  const { telemetryUrl, siteOrigin } = config.public;
  const { cacheSeconds, staleSeconds } = config.server;
  const policies = {
    public: pagePolicy(config.public, 'public'),
    private: pagePolicy(config.public, 'private'),
  };
  const policy = (path: string, inline: InlineSources) =>
    policies[isPublicPage(stripLanguage(path)) ? 'public' : 'private'](inline);

  const handle = createRequestHandler(build, 'production');
  const createCall = ({ locals: { id, span } }: ServerResponse, nonce: string): RenderContext => ({
    id,
    span: startSpan('render', span.spanContext()),
    log,
    metrics,
    nonce,
    apiErrors: [],
  });
  const render: RenderPage = async (request, call) => {
    try {
      return await handle(request, build.entry.module.createLoadContext(call));
    } finally {
      call.span.end();
    }
  };
  const limit = createRenderLimit(maxRenders, metrics);
  // The origin of rendered URLs does not depend on the request.
  const origin = siteOrigin ?? 'http://localhost';
  const servePublic = createPageCache({
    render,
    limit,
    origin,
    policy,
    lifetime: { freshMs: cacheSeconds * 1000, staleMs: staleSeconds * 1000 },
    varyOn: forwardedHeaders,
    log,
    metrics,
  });
  const canonical = canonicalAddresses(build.routes);
  // The page cache has compressed its pages.
  const compress = compression();

  return (request, response) => {
    // Scripts cannot read the other headers of their document.
    if (telemetryUrl) response.setHeader('Server-Timing', `request;desc="${response.locals.id}"`);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isDocument = !request.path.endsWith('.data');
    const address = canonical(isDocument ? request.originalUrl : pathOfData(request.path));
    response.locals.route = isDocument ? address.pattern : `${address.pattern}.data`;
    if (isRead && isDocument) {
      const [path = ''] = request.originalUrl.split('?');
      if (address.path !== path) {
        const target = address.path + request.originalUrl.slice(path.length);
        response.status(301).location(target).setHeader('Cache-Control', 'no-store').end();
        return;
      }
      if (cacheSeconds > 0 && !isPersonalRequest(request, address, forwardedHeaders))
        return servePublic(address.key, request, response, () => createCall(response, makeNonce()));
    }
    const nonce = makeNonce();
    response.setHeader('Content-Security-Policy', policy(request.path, nonceSources(nonce)));
    compress(request, response, () => {});
    return limit(async () => {
      const page = await render(readRequest(origin, request, response), createCall(response, nonce));
      response.status(page.status);
      response.setHeaders(page.headers);
      response.setHeader('Cache-Control', privateLifetime);
      if (page.status === 405) response.setHeader('Allow', 'GET, HEAD');
      if (page.body && !response.destroyed) await writeReadableStreamToWritable(page.body, response);
      else response.end();
    });
  };
}

/** The request of a page for one user. It is aborted when the client closes the connection. */
function readRequest(origin: string, request: ServerRequest, response: ServerResponse): Request {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const headers = new Headers();
  for (const [name, value = []] of Object.entries(request.headers))
    for (const text of [value].flat()) headers.append(name, text);
  return new Request(origin + request.originalUrl, { method: request.method, headers, signal: gone.signal });
}
