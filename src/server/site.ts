import { type GetLoadContextFunction, createRequestHandler as onExpress } from '@react-router/express';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createRequestHandler } from 'react-router';
import type { ServerConfig } from '../config/config.ts';
import type { Lifecycle } from './lifecycle.ts';
import { limits } from './limits.ts';
import { makeNonce } from './nonce.ts';
import type { PageBuild } from './page-build.ts';
import { publicPages, type RenderPage } from './public-pages.ts';
import { requestLog } from './request-log.ts';
import { divide } from './route-index.ts';
import { pagePolicy, securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';
import { anonymity, isUserArea } from './visitors.ts';

interface SiteOptions {
  config: ServerConfig;
  pages: PageBuild;
  /** Folder of the browser's files. */
  files: URL;
  lifecycle: Lifecycle;
  log: Logger;
}

const mode = 'production';

/** Puts the production server together, from the outermost layer to the pages. */
export function createSite({ config, pages, files, lifecycle, log }: SiteOptions): Express {
  const site = express();
  site.disable('x-powered-by');
  site.disable('etag');
  site.set('trust proxy', config.server.trustedProxies);

  site.use((_, response, next) => {
    response.setHeaders(new Map(Object.entries(securityHeaders)));
    next();
  });
  site.use(lifecycle.health);
  site.use(requestLog(log), limits);
  site.use(...staticFiles(files));
  site.use(compression(), pagesOf({ config, pages, log }));
  site.use(failure(log));
  return site;
}

/** Pages: kept ones for those who are nobody in particular, and for everybody else one of their own. */
function pagesOf({ config, pages, log }: Pick<SiteOptions, 'config' | 'pages' | 'log'>): RequestHandler {
  const policy = pagePolicy(config.public);
  const isAnonymous = anonymity(config.forwardedHeaders);
  const getLoadContext: GetLoadContextFunction = (_, { locals }) =>
    pages.createLoadContext({
      nonce: locals.nonce,
      isWhole: false,
      report: (where, error) => log.error({ err: error, where, id: locals.id }, 'a page went wrong'),
      outages: [],
    });
  const routed = divide(pages.build, (build) => ({
    answer: createRequestHandler(build, mode),
    own: onExpress({ build, mode, getLoadContext }),
  }));
  const render: RenderPage = (request, call) =>
    routed(new URL(request.url).pathname).answer(request, pages.createLoadContext(call));
  const kept = publicPages({
    render,
    policy,
    log,
    freshMs: config.server.cacheSeconds * 1000,
    origin: config.public.siteOrigin ?? 'http://localhost',
  });

  return (request, response, next) => {
    const isKept =
      config.server.cacheSeconds > 0 &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.path.endsWith('.data') &&
      !isUserArea(request.path) &&
      isAnonymous(request);
    if (isKept) return kept(request, response, next);
    const nonce = makeNonce();
    response.locals.nonce = nonce;
    response.setHeader('Content-Security-Policy', policy(nonce));
    response.setHeader('Cache-Control', 'no-store');
    return routed(request.path).own(request, response, next);
  };
}

/** The last word, when not even an error page could be made. */
const failure =
  (log: Logger): ErrorRequestHandler =>
  (error, _, response, next) => {
    log.error({ err: error, id: response.locals.id }, 'a request failed');
    if (response.headersSent) return next(error);
    const status = 'status' in error && error.status >= 400 && error.status < 500 ? error.status : 500;
    response.status(status).type('text/plain').setHeader('Cache-Control', 'no-store');
    response.send(status === 500 ? 'Internal Server Error\n' : 'Bad Request\n');
  };
