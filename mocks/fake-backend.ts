import { encryptedFields } from '../openapi/generated/call-facts.ts';
import type { OperationId } from '../openapi/generated/operations.ts';
import { api } from './api.ts';
import { seededAccounts, seededPassword } from './db/accounts.ts';
import { decrypt as decryptAnywhere } from './db/decrypt.ts';
import { developmentPublicKey } from './db/development-keys.ts';
import { localizeNames } from './db/localize-names.ts';
import { createMockDb, dbVersion, isSavedDb, type MockDb } from './db/mock-db.ts';
import { createSeededDb, type SeededDbOptions } from './db/seed-accounts.ts';
import { authenticate, isMainAccount, openSession, type User } from './db/sessions.ts';
import { type BackendOptions, createFakeBackend, type FakeBackend } from './engine/backend.ts';
import { type Clock, runningClock } from './engine/clock.ts';
import { ControlError } from './engine/control-error.ts';
import type { Calls } from './operations/call.ts';
import { getOperation, operations, screensOf } from './operations/operations.ts';
import { toUserDetail } from './operations/users.ts';
import { scenarios } from './scenarios/scenarios.ts';

export interface FakeBackendOptions
  extends BackendOptions,
    Omit<SeededDbOptions, 'clock' | 'tracksChanges' | 'foreignUserId'> {
  /** Creates the clock of each sandbox. Default: the machine's clock. */
  clock?: () => Clock;
  /** Decrypts a password field. Adapters may supply a faster implementation. */
  decrypt?: (cipherText: string) => string | undefined;
  /** The language of seeded names and addresses at the moment of a call. Default: Chinese. */
  nameLanguage?: () => 'zh' | 'en';
  /** Changes every seeded database. */
  prepareDb?: (db: MockDb) => void;
}

/** Operations that remain public when the login is strict. */
const opensSession: ReadonlySet<OperationId> = new Set([
  'loginByPassword',
  'loginBySms',
  'registerBySms',
  'resetPassword',
  'sendLoginSms',
]);

const accounts = Object.entries(seededAccounts).map(([key, account]) => ({
  key,
  ...account,
  password: seededPassword,
}));

/** Creates the fake backend of the product from contract, operations and seeded database. */
export function createProductBackend({
  clock = runningClock,
  decrypt = decryptAnywhere,
  seed,
  subAccounts,
  productPages,
  assetRoot,
  nameLanguage,
  prepareDb,
  ...options
}: FakeBackendOptions = {}): FakeBackend {
  const tracksChanges = options.store !== undefined;
  return createFakeBackend<Calls, MockDb, User>(
    {
      api,
      operations,
      pagesOf: (operationId) => screensOf(operationId).map(({ path, as }) => ({ path, as })),
      encryption: { fields: encryptedFields, publicKey: developmentPublicKey, decrypt },
      logins: {
        // Only authenticated calls return names.
        authenticate(db, token) {
          if (nameLanguage) localizeNames(db, nameLanguage());
          return authenticate(db, token);
        },
        requiresLogin: ({ settings }, operationId) =>
          settings.isLoginStrict && !opensSession.has(operationId),
        isAllowed: (user, operationId) =>
          (getOperation(operationId).access ?? 'account') === 'account' || isMainAccount(user),
        accounts,
        signInAs(db, key) {
          if (nameLanguage) localizeNames(db, nameLanguage());
          const user = db.users.get(accounts.find((account) => account.key === key)?.id ?? '');
          if (!user) return undefined;
          const session = openSession(db, user);
          // The login has changed the record.
          return { ...session, user: toUserDetail(db.users.get(user.id) ?? user) };
        },
      },
      scenarios,
      dbVersion: dbVersion(),
      createDb(saved) {
        if (saved && !isSavedDb(saved)) throw new ControlError('The snapshot contains no database');
        // Tokens of another backend are those of the main account.
        const foreignUserId = options.upstream && seededAccounts.main.id;
        const own = { clock: clock(), seed, productPages, assetRoot, tracksChanges, foreignUserId };
        const db = saved ? createMockDb(own, saved) : createSeededDb({ ...own, subAccounts });
        if (!saved) prepareDb?.(db);
        db.begin();
        return db;
      },
    },
    options,
  );
}
