import { decryptOnNode } from '../../mocks/db/node-decrypt.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { fixedClock } from '../../mocks/engine/clock.ts';
import { createProductBackend } from '../../mocks/fake-backend.ts';

/** Address of the API during the export. Calls stay in the process. */
export const renderApiBase = 'http://fake.backend/api';

/** Answers the API calls of the export from seeded data with a fixed clock. */
export function createStaticFetch(base: string): typeof globalThis.fetch {
  const backend = createProductBackend({
    base: '/api',
    assetRoot: base,
    clock: () => fixedClock(seedTime),
    decrypt: decryptOnNode,
    onViolation(violation) {
      throw new Error(violation);
    },
  });
  return (input, init) => backend.fetch(new Request(input, init));
}
