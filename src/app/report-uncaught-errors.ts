import type { ClientOnErrorFunction } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { translateTo } from '../i18n/i18n.ts';
import { languageOf } from '../i18n/languages.ts';
import { showToast } from '../ui/toast/toast-store.ts';
import { recordFault } from './faults.ts';
import { isOwnFault } from './is-own-fault.ts';

/** The duration of the error toast in milliseconds, as for failed calls. */
const faultToastMs = 5000;

/**
 * Tells the user about exceptions in event handlers and in asynchronous code, once per page and message. The browser logs them.
 *
 * The API client has already reported failed calls, so their rejections are not logged again: the router handles a rejected loader
 * only after the styles of the page have loaded.
 */
export function reportUncaughtErrors(): void {
  const reported = new Set<string>();
  const report = (error: unknown) => {
    if (!isOwnFault(error, location.origin)) return;
    const key = `${location.pathname} ${error.message}`;
    if (reported.has(key)) return;
    reported.add(key);
    recordFault({ error });
    const message = translateTo(languageOf(location.pathname))('error.server.title');
    showToast({ kind: 'error', message, durationMs: faultToastMs });
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof ApiError) event.preventDefault();
    else report(event.reason);
  });
}

/** Records errors of routes, for which the router shows an error page. */
export const recordRouteError: ClientOnErrorFunction = (error, { pattern, errorInfo }) => {
  // The router logs render errors only without a handler.
  if (errorInfo) console.error(error);
  // The router's pattern has no slash at the start. As in the metrics, every page that does not exist is `*`.
  const route = pattern.endsWith('*') ? '*' : `/${pattern.replace(/^\//, '')}`;
  if (isOwnFault(error, location.origin)) recordFault({ error, route });
};
