const failures = new WeakSet<Error>();

/** Remembers that a page's loader will reject with this error. */
export function noteLoaderFailure(error: Error): void {
  failures.add(error);
}

/**
 * Keeps the browser from reporting what a loader rejects with as nobody's concern: the router shows it as an error page, but
 * looks at it only once the styles of the page have come, which can be later than the refusal.
 */
export function leaveLoaderFailuresToRouter(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Error && failures.has(event.reason)) event.preventDefault();
  });
}
