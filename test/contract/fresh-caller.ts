import { decryptOnNode } from '../../mocks/db/node-decrypt.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { fixedClock } from '../../mocks/engine/clock.ts';
import { createProductBackend } from '../../mocks/fake-backend.ts';
import { createCaller } from './caller.ts';

/** Creates a caller with seeded data and a stopped clock. A response that violates the contract fails the call. */
export function createFreshCaller() {
  const onViolation = (violation: string) => {
    throw new Error(violation);
  };
  return createCaller(
    createProductBackend({
      base: '/api',
      clock: () => fixedClock(seedTime),
      decrypt: decryptOnNode,
      onViolation,
    }),
  );
}
