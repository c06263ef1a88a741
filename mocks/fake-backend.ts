import contract from '../openapi/generated/contract.json' with { type: 'json' };
import { type BackendOptions, createFakeBackend, type FakeBackend } from './engine/backend.ts';
import { type Clock, runningClock } from './engine/clock.ts';
import { handlers } from './handlers/handlers.ts';
import { toUserDetail } from './handlers/users.ts';
import { seededAccounts, seededPassword } from './world/accounts.ts';
import { decrypt } from './world/decrypt.ts';
import { authenticate, openSession, type User } from './world/sessions.ts';
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
        Object.entries(seededAccounts).map(([key, account]) => ({
          key,
          ...account,
          password: seededPassword,
        })),
      signInAs(world, key) {
        const seeded = Object.entries(seededAccounts).find(([name]) => name === key)?.[1];
        const user = seeded && world.users.get(seeded.id);
        if (!user) return undefined;
        const session = openSession(world, user);
        return { ...session, user: toUserDetail(world, user) };
      },
    },
    options,
  );
}
