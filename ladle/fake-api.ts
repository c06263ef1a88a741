import { startInBrowser } from '../mocks/adapters/browser.ts';
import { begin } from './wait-until-idle.ts';

const base = '/api';

/** The fake backend runs in the page behind its service worker. Calls below `base` stay in the browser. */
const started = startInBrowser({ base, root: import.meta.env.BASE_URL });
const originalFetch = globalThis.fetch;

// Calls wait for the fake backend, and a story is not settled during a call.
globalThis.fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (!pathname.startsWith(`${base}/`)) return originalFetch(input, init);
  const end = begin();
  try {
    await started;
    return await originalFetch(input, init);
  } finally {
    end();
  }
};

let sandboxes = 0;

/** Returns the base URL of a new sandbox. */
export function openSandbox(): string {
  sandboxes += 1;
  return `${base}/~story-${sandboxes}`;
}
