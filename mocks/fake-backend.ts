import contract from '../openapi/generated/contract.json' with { type: 'json' };
import { type BackendOptions, createFakeBackend, type FakeBackend } from './engine/backend.ts';
import { type Clock, runningClock } from './engine/clock.ts';
import { handlers } from './handlers/handlers.ts';
import { seededAccounts, seededPassword } from './world/accounts.ts';
import { decrypt } from './world/decrypt.ts';
import { authenticate, type User } from './world/sessions.ts';
import { World } from './world/world.ts';

export interface ProductOptions extends BackendOptions {
  /** Makes the clock of each sandbox; by default it runs with the machine's. */
  clock?: () => Clock;
  seed?: number;
}

/** The product's backend, faked: the contract, the handlers and the seeded world in one. */
export function createProductBackend({
  clock = runningClock,
  seed,
  ...options
}: ProductOptions = {}): FakeBackend {
  return createFakeBackend<World, User>(
    {
      contract,
      handlers,
      decrypt,
      authenticate,
      createWorld: () => new World({ clock: clock(), seed }),
      listAccounts: () =>
        Object.values(seededAccounts).map((account) => ({ ...account, password: seededPassword })),
    },
    options,
  );
}
