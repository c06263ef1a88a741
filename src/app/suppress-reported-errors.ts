import { ApiError } from '../api/api-error.ts';
import { i18n } from '../i18n/i18n.ts';
import { languageOf } from '../i18n/languages.ts';
import { showToast } from '../ui/toast/toast-store.ts';

/** The duration of the error toast in milliseconds, as for failed calls. */
const faultToastMs = 5000;

/**
 * Handles uncaught errors. The API client has already reported failed calls, so their rejections are not logged again: the router
 * handles a rejected loader only after the styles of the page have loaded. Any other error is a bug: the browser logs it, and the
 * user sees a toast.
 */
export function suppressReportedErrors(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof ApiError) {
      event.preventDefault();
      return;
    }
    if (!(event.reason instanceof Error)) return;
    const message = i18n.t('error.server.title', { lng: languageOf(location.pathname) });
    showToast({ kind: 'error', message, durationMs: faultToastMs });
  });
}
