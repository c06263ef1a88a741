import { useSyncExternalStore } from 'react';
import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { mayReload } from './reload-limit.ts';

const reloadKey = 'chunk-reload';

/** The address that a refused reload would have opened. */
let refused: URL | undefined;
const listeners = new Set<() => void>();

/** The address of the navigation in progress. */
let destination: URL | undefined;

/** Writes an address into the entry of the history, whose state survives a reload; undefined removes it. */
function note(address: string | undefined): void {
  if (history.state?.destination !== address)
    history.replaceState({ ...history.state, destination: address }, '');
}

/**
 * Notes the address of a navigation until its code and data have loaded. React may render the state of the router later. Once a reload
 * was refused, each navigation opens a document, because the router does not load code again that failed.
 */
export const noteDestination: MiddlewareFunction = async ({ url }, next) => {
  if (refused) throw redirectDocument(url.href);
  destination = url;
  note(url.href === location.href ? undefined : url.href);
  try {
    await next();
  } finally {
    if (destination === url) {
      destination = undefined;
      note(undefined);
    }
  }
};

/**
 * Opens the page of the navigation in progress, or the current page again, after a chunk load error. A second error within a minute
 * shows the error page instead.
 */
export function reloadForCode(): void {
  if (mayReload(reloadKey)) {
    if (!destination || destination.href === location.href) {
      location.reload();
      return;
    }
    // In a page that the browser restores, the router would wait for the code forever.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    location.assign(destination);
    return;
  }
  refused = destination ?? new URL(location.href);
  for (const notify of listeners) notify();
}

/**
 * Resumes the navigation in which a route module failed to load. The router has reloaded the page that it started from, and would do so
 * with every further attempt.
 */
export function resumeNavigation(): void {
  const address: unknown = history.state?.destination;
  if (typeof address !== 'string') return;
  note(undefined);
  destination = new URL(address);
  reloadForCode();
}

/** The code of a page could not be loaded, and a reload a moment ago did not help. */
export class CodeLoadError extends Error {
  /** The path of the page, with its query. */
  readonly wanted: string;

  constructor({ pathname, search }: URL) {
    super('The code of a page could not be loaded');
    this.wanted = pathname + search;
  }
}

/** The address that was wanted when the reload limit was reached; undefined otherwise. */
export function useRefusedReload(): URL | undefined {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => refused,
    () => undefined,
  );
}
