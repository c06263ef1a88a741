import { decryptOnNode } from '../../mocks/db/node-decrypt.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { fixedClock } from '../../mocks/engine/clock.ts';
import { createProductBackend } from '../../mocks/fake-backend.ts';
import { createCaller } from './caller.ts';

/** Calls a backend on a fresh world whose clock stands still; an answer that departs from the contract fails the call. */
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
