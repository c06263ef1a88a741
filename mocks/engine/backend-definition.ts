import type { components } from '../../openapi/generated/control.d.ts';
import type { Clock } from './clock.ts';
import type { ContractDocument } from './contract.ts';
import type { Handlers, OperationId } from './operation.ts';
import type { Scenario } from './scenario.ts';

type ControlSchemas = components['schemas'];

/** The part of a sandbox's database that the engine uses. */
export interface EngineDb {
  readonly clock: Clock;
  /** Serializes the database to plain JSON. */
  save(): object;
  /** Marks the current data as the initial state, which is no change. */
  begin(): void;
  /** The changes since the last call as plain JSON; undefined without changes. */
  takeChanges(): object | undefined;
  /** Applies the changes of another database. */
  apply(changes: object): void;
}

/** The parts of a fake backend that the engine runs. */
export interface BackendDefinition<MockDb extends EngineDb, User> {
  contract: ContractDocument;
  /** The handler of each operation. */
  operations: Handlers<MockDb, User>;
  /** Creates a seeded database, or restores the one that `save` returned. */
  createDb(saved?: object): MockDb;
  /** Version of the format that `save` returns. A snapshot of another version is rejected. */
  dbVersion: string;
  /** Finds the user of a bearer token. */
  authenticate(db: MockDb, token: string): { user: User } | { code: 'A0103' | 'A0104' | 'A0401' };
  /** Whether this database requires a login for an operation that is public in the contract. */
  requiresLogin(db: MockDb, operationId: OperationId): boolean;
  /** Whether a user may call an operation at all. Handlers decide about single rows. */
  isAllowed(user: User, operationId: OperationId): boolean;
  /** Decrypts a field that the contract marks as encrypted; undefined on failure. */
  decrypt(cipherText: string): string | undefined;
  /** The user-visible text of a code. */
  textOf(code: string): ControlSchemas['Bilingual'];
  scenarios: readonly Scenario<MockDb>[];
  /** The seeded accounts. */
  accounts: readonly ControlSchemas['Account'][];
  /** Opens a session without a password, regardless of the account's state; undefined for an unknown key. */
  signInAs(db: MockDb, key: string): ControlSchemas['SignedIn'] | undefined;
}
