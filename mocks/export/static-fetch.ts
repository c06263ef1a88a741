import { fixedClock } from '../engine/clock.ts';
import { loopback } from '../engine/loopback.ts';
import { createProductBackend } from '../fake-backend.ts';
import { withFilesBelow } from '../hosts/files-below.ts';
import { decryptOnNode } from '../world/node-decrypt.ts';
import { seedTime } from '../world/seed-time.ts';

/** Where the pages find the API while they are rendered; nothing leaves the process. */
export const renderApiBase = 'http://fake.backend/api';

/** Answers the API calls of pages that are rendered for a static site, always the same for the same seeds. */
export function createStaticFetch(base: string): typeof globalThis.fetch {
  const backend = createProductBackend({
    base: '/api',
    clock: () => fixedClock(seedTime),
    decrypt: decryptOnNode,
    onViolation(violation) {
      throw new Error(violation);
    },
  });
  const answer = withFilesBelow(base, (request) => backend.fetch(request, loopback));
  return (input, init) => answer(new Request(input, init));
}
