import { rewriteAssetPaths } from '../../mocks/adapters/rewrite-asset-paths.ts';
import { decryptOnNode } from '../../mocks/db/node-decrypt.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { fixedClock } from '../../mocks/engine/clock.ts';
import { loopback } from '../../mocks/engine/loopback.ts';
import { createProductBackend } from '../../mocks/fake-backend.ts';

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
  const answer = rewriteAssetPaths(base, (request) => backend.fetch(request, loopback));
  return (input, init) => answer(new Request(input, init));
}
