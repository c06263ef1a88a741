import { createProductBackend } from '../mocks/fake-backend.ts';
import { begin } from './activity.ts';

const base = '/api';

const backend = createProductBackend({ base });
const originalFetch = globalThis.fetch;

/** The fake backend lives in the page: calls below its base never leave it. */
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || !pathname.startsWith(`${base}/`)) return originalFetch(input, init);
  const end = begin();
  try {
    return await backend.fetch(request);
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
