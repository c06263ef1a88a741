import type { Api } from './api.ts';
import type { Clock } from './clock.ts';
import type { components } from './generated/control.d.ts';
import type { AnyCalls, Handlers } from './operation.ts';
import type { ReplayRule } from './replay.ts';

type ControlSchemas = components['schemas'];

/** The part of a sandbox's database that the engine uses. */
export interface EngineDb {
  readonly clock: Clock;
  /** Serializes the database to plain JSON. */
  save(): object;
  /** Marks the current data as the initial state, which is no change. */
  begin?(): void;
  /** The changes since the last call as plain JSON, for a change store; undefined without changes. */
  takeChanges?(): object | undefined;
  /** Applies the changes of another database. */
  apply?(changes: object): void;
}

/** Passwords and other fields that are sent encrypted. */
interface Encryption {
  fields: ReadonlySet<string>;
  /** The key that clients encrypt with, as PEM. */
  publicKey: string;
  /** Decrypts a field; undefined on failure. */
  decrypt(cipherText: string): string | undefined;
}

/** The logins of an API. */
interface Logins<Id extends string, Db, User> {
  /** Finds the user of a bearer token. */
  authenticate(db: Db, token: string): { user: User } | { code: string };
  /** Whether this database requires a login for an operation that is public in the contract. */
  requiresLogin?(db: Db, operationId: Id): boolean;
  /** Whether a user may call an operation at all. Handlers decide about single rows. */
  isAllowed?(user: User, operationId: Id): boolean;
  /** The seeded accounts. */
  accounts: readonly ControlSchemas['Account'][];
  /** Opens a session without a password, regardless of the account's state; undefined for an unknown key. */
  signInAs(db: Db, key: string): ControlSchemas['SignedIn'] | undefined;
}

/** A named state of the fake backend. */
export type Scenario<Db, Id extends string = string> = ControlSchemas['Scenario'] & {
  /** Rules of the scenario. */
  rules?: ReplayRule<Id>[];
  /** Changes a seeded database into the state. */
  prepare?(db: Db): void;
};

/** The parts of a fake backend that the engine runs. `Calls` are the inputs of the handlers by operation. */
export interface BackendDefinition<Calls extends AnyCalls<Calls>, Db extends EngineDb, User = undefined> {
  api: Api<Calls>;
  /** The handler of each operation. */
  operations: Handlers<Calls>;
  /** The pages of the site that call an operation. */
  pagesOf?(operationId: keyof Calls & string): readonly ControlSchemas['Page'][];
  /** Creates a seeded database, or restores the one that `save` returned. */
  createDb(saved?: object): Db;
  /** Version of the format that `save` returns. A snapshot of another version is rejected. */
  dbVersion?: string;
  /** Without them, every caller is anonymous. */
  logins?: Logins<keyof Calls & string, Db, User>;
  encryption?: Encryption;
  scenarios?: readonly Scenario<Db>[];
}
