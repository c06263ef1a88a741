import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import type { Lifecycle } from './http/lifecycle.ts';
import { acceptAbsoluteForm, refuse, requestGuard, requireHost } from './http/request-guard.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { type PagesOptions, servePages } from './pages.ts';
import { TooManyRendersError } from './render/render-limit.ts';
import { telemetryHandlers, telemetryPath } from './telemetry-handlers.ts';

interface SiteOptions extends PagesOptions {
  /** The directory of the client build. */
  files: URL;
  lifecycle: Lifecycle;
}

/** Creates the production server: middleware from the outermost layer to the pages. */
export function createSite(options: SiteOptions): Express {
  const { config, files, lifecycle, log, metrics } = options;
  const { trustedProxies } = config.server;
  const site = express();
  site.disable('x-powered-by');
  site.disable('etag');
  site.set('trust proxy', trustedProxies);
  site.use(acceptAbsoluteForm);
  site.use((_, response, next) => {
    response.setHeaders(new Map(Object.entries(securityHeaders)));
    next();
  });
  site.use(lifecycle.health);
  site.use(requestLog({ log, metrics, hasProxy: trustedProxies > 0 }));
  site.use(requireHost);
  // Before the guard, which closes the connection of a request with a body.
  if (config.public.telemetryUrl === telemetryPath)
    site.post(telemetryPath, ...telemetryHandlers({ log, metrics }));
  site.use(requestGuard);
  site.use(...staticFiles(files));
  site.use(servePages(options));
  site.use(failure(log));
  return site;
}

/** The texts when no error page can be rendered, in both languages, because the language is unknown. */
const errorText =
  '抱歉，服务器内部出现临时错误，请稍后再试。\nSorry, there was a temporary error inside the server. Please try again later.';
const busyText = '抱歉，访问人数较多，请稍后再试。\nSorry, the site is busy. Please try again in a moment.';

/** The value of Retry-After of a busy server. */
const busyRetryAfterS = 5;

/** The error handler of last resort, without a rendered page. */
const failure =
  (log: Logger): ErrorRequestHandler =>
  (error, _, response, next) => {
    // The client has closed the connection.
    if (response.destroyed) return;
    if (error instanceof TooManyRendersError) {
      response.setHeader('Retry-After', `${busyRetryAfterS}`);
      return refuse(response, 503, busyText);
    }
    const status = 'status' in error && error.status >= 400 && error.status < 500 ? error.status : 500;
    const { id } = response.locals;
    if (status === 500) log.error({ err: error, id }, 'a request failed');
    else log.warn({ id, status, reason: error.message }, 'a request was rejected');
    if (response.headersSent) return next(error);
    refuse(response, status, status === 500 ? errorText : 'Bad Request');
  };
