import { ApiError } from './api/api-error.ts';

/**
 * Keeps the browser from reporting a failed call as nobody's concern: it was told when it failed. The router shows what a
 * loader rejects with as an error page, but looks at it only once the styles of the page have come.
 */
export function leaveToldFailures(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof ApiError) event.preventDefault();
  });
}
