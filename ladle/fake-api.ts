import { startInBrowser } from '../mocks/adapters/browser.ts';
import { begin } from './activity.ts';

const base = '/api';

/** The fake backend lives in the page, behind its service worker: calls below its base never leave the browser. */
const started = startInBrowser({ base, root: import.meta.env.BASE_URL });
const originalFetch = globalThis.fetch;

// A call waits until the fake backend is there, and no story counts as settled while one is under way.
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

/** Opens a world of its own and gives its address. */
export function openSandbox(): string {
  sandboxes += 1;
  return `${base}/~story-${sandboxes}`;
}
