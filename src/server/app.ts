import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createRequestHandler } from 'react-router';
import type { ServerConfig } from '../config/read-config.ts';
import { stripLanguage } from '../i18n/localized-path.ts';
import { isPublicPage } from '../paths/paths.ts';
import { createPageCache, type RenderPage } from './cache/page-cache-handler.ts';
import { canonicalAddresses } from './http/canonical-address.ts';
import { fallbackTexts } from './http/fallback-texts.ts';
import type { Lifecycle } from './http/lifecycle.ts';
import { createIsPersonal } from './http/personal-request.ts';
import { acceptAbsoluteForm, requestGuard, requireHost } from './http/request-guard.ts';
import { requestLog } from './http/request-log.ts';
import { type InlineSources, nonceSources, pagePolicy, securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createRenderContext, traceOf } from './render/create-render-context.ts';
import { makeNonce } from './render/nonce.ts';
import type { PageBuild } from './render/page-build.ts';
import { personalPages } from './render/personal-pages.ts';
import { busyRetryAfterS, createRenderLimit, TooManyRendersError } from './render/render-limit.ts';
import { telemetryHandlers, telemetryPath } from './telemetry/telemetry-handlers.ts';
import type { Tracing } from './tracing/tracing.ts';

interface SiteOptions {
  config: ServerConfig;
  pages: PageBuild;
  /** The directory of the client build. */
  files: URL;
  lifecycle: Lifecycle;
  log: Logger;
  metrics: Metrics;
  tracing: Tracing;
}

const mode = 'production';

/** The maximum number of concurrent renders. A render waits for the API most of the time and then takes a few milliseconds. */
const maxRenders = 100;

/** Creates the production server: middleware from the outermost layer to the pages. */
export function createSite({ files, lifecycle, tracing, ...options }: SiteOptions): Express {
  const { config, log, metrics } = options;
  const site = express();
  site.disable('x-powered-by');
  site.disable('etag');
  site.set('trust proxy', config.server.trustedProxies);
  site.use(acceptAbsoluteForm);
  site.use((_, response, next) => {
    response.setHeaders(new Map(Object.entries(securityHeaders)));
    next();
  });
  site.use(lifecycle.health);
  site.use(requestLog({ log, metrics, tracing, hasProxy: config.server.trustedProxies > 0 }));
  site.use(requireHost);
  // Before the guard, which closes the connection of a request with a body.
  if (config.public.telemetryUrl === telemetryPath)
    site.post(telemetryPath, ...telemetryHandlers(log, metrics));
  site.use(requestGuard);
  site.use(...staticFiles(files));
  site.use(servePages(options));
  site.use(failure(log));
  return site;
}

/** The path of the page whose data a navigation requests. */
const pathOfData = (path: string) => path.replace(/(?:_root|\/_)?\.data$/, '') || '/';

/** Serves public pages from the cache, and renders personal pages for each request. */
function servePages({
  config,
  pages,
  log,
  metrics,
}: Pick<SiteOptions, 'config' | 'pages' | 'log' | 'metrics'>): RequestHandler {
  const policies = {
    public: pagePolicy(config.public, 'public'),
    private: pagePolicy(config.public, 'private'),
  };
  const policy = (path: string, inline: InlineSources) =>
    policies[isPublicPage(stripLanguage(path)) ? 'public' : 'private'](inline);
  const isPersonal = createIsPersonal(config.forwardedHeaders);
  const canonical = canonicalAddresses(pages.build.routes);
  const limit = createRenderLimit(maxRenders, metrics);
  const handle = createRequestHandler(pages.build, mode);
  const render: RenderPage = async (request, call) => {
    try {
      return await handle(request, pages.createLoadContext(call));
    } finally {
      call.end();
    }
  };
  const origin = config.public.siteOrigin ?? 'http://localhost';
  const { cacheSeconds, staleSeconds } = config.server;
  const servePublic = createPageCache({
    render,
    limit,
    policy,
    log,
    metrics,
    lifetime: { freshMs: cacheSeconds * 1000, staleMs: staleSeconds * 1000 },
    varyOn: config.forwardedHeaders,
    origin,
  });
  const servePersonal = personalPages({
    render,
    limit,
    origin,
    createCall: (response) =>
      createRenderContext(traceOf(response), log, metrics, {
        nonce: response.locals.nonce,
        waitForAll: false,
      }),
  });
  // The page cache has compressed its pages.
  const compress = compression();
  const { telemetryUrl } = config.public;

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
      if (cacheSeconds > 0 && !isPersonal(request, address))
        return servePublic(address.key, request, response);
    }
    const nonce = makeNonce();
    response.locals.nonce = nonce;
    response.setHeader('Content-Security-Policy', policy(request.path, nonceSources(nonce)));
    compress(request, response, () => {});
    return servePersonal(request, response, next);
  };
}

/** The error handler of last resort, without a rendered page. */
const failure =
  (log: Logger): ErrorRequestHandler =>
  (error, _, response, next) => {
    // The client has closed the connection.
    if (response.destroyed) return;
    if (error instanceof TooManyRendersError) {
      response
        .status(503)
        .type('text/plain')
        .set({ 'Cache-Control': 'no-store', 'Retry-After': `${busyRetryAfterS}` });
      response.send(fallbackTexts[503]);
      return;
    }
    const status = 'status' in error && error.status >= 400 && error.status < 500 ? error.status : 500;
    const { id } = response.locals;
    if (status === 500) log.error({ err: error, id }, 'a request failed');
    else log.warn({ id, status, reason: error.message }, 'a request was rejected');
    if (response.headersSent) return next(error);
    response.status(status).type('text/plain').setHeader('Cache-Control', 'no-store');
    response.send(status === 500 ? fallbackTexts[500] : 'Bad Request\n');
  };
