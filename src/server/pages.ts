import compression from 'compression';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { ServerConfig } from '../config/read-config.ts';
import { stripLanguage } from '../i18n/localized-path.ts';
import { isPublicPage } from '../paths/paths.ts';
import { createPageCache, type RenderPage } from './cache/page-cache-handler.ts';
import { canonicalAddresses } from './http/canonical-address.ts';
import { isPersonalRequest } from './http/personal-request.ts';
import { type InlineSources, nonceSources, pagePolicy } from './http/security-headers.ts';
import type { Metrics } from './metrics.ts';
import { personalPages } from './render/personal-pages.ts';
import { type createLoadContext, makeNonce, type RenderContext } from './render/render-context.server.ts';
import { createRenderLimit } from './render/render-limit.ts';
import { startSpan } from './tracing/spans.ts';

/** The server build with what `entry.server.tsx` exports for this server. */
export interface PageBuild extends ServerBuild {
  entry: {
    module: ServerBuild['entry']['module'] & { createLoadContext: typeof createLoadContext; commit: string };
  };
}

interface PagesOptions {
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
  const createCall = ({ locals: { id, span } }: Response, nonce: string): RenderContext => ({
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
  const shared = {
    render,
    limit: createRenderLimit(maxRenders, metrics),
    origin: siteOrigin ?? 'http://localhost',
  };
  const servePublic = createPageCache({
    ...shared,
    policy,
    lifetime: { freshMs: cacheSeconds * 1000, staleMs: staleSeconds * 1000 },
    varyOn: forwardedHeaders,
    log,
    metrics,
  });
  const servePersonal = personalPages({
    ...shared,
    createCall: (response) => createCall(response, response.locals.nonce),
  });
  const canonical = canonicalAddresses(build.routes);
  // The page cache has compressed its pages.
  const compress = compression();

  return (request, response, next) => {
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
    response.locals.nonce = nonce;
    response.setHeader('Content-Security-Policy', policy(request.path, nonceSources(nonce)));
    compress(request, response, () => {});
    return servePersonal(request, response, next);
  };
}
