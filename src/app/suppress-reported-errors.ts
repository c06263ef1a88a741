import { ApiError } from '../api/api-error.ts';
import { i18n } from '../i18n/i18n.ts';
import { languageOf } from '../i18n/languages.ts';
import { showToast } from '../ui/toast/toast-store.ts';

/** How long the message of a fault shows, in milliseconds: as long as that of a call that failed. */
const faultToastMs = 5000;

/**
 * Looks after errors that nothing has caught. A failed call was told when it failed, and the browser need not report it:
 * the router shows what a loader rejects with as an error page, but looks at it only once the styles of the page have
 * come. Any other error of a handler is a fault of the product: the browser reports it, and the user reads that it did
 * not work.
 */
export function leaveToldFailures(): void {
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
