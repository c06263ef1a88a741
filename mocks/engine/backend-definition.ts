import type { components } from '../../openapi/generated/control.d.ts';
import type { Clock } from './clock.ts';
import type { ContractDocument } from './contract.ts';
import type { Handlers, OperationId } from './operation.ts';
import type { Scenario } from './scenario.ts';

type ControlSchemas = components['schemas'];

/** The state of one sandbox, as far as the engine has to do with it. */
export interface EngineDb {
  readonly clock: Clock;
  /** Gives everything that the world holds, as plain JSON. */
  save(): object;
  /** What has happened so far is how the world begins, and no change of it. */
  begin(): void;
  /** What has changed since the last time, as plain JSON; undefined when nothing has. */
  takeChanges(): object | undefined;
  /** Does what another world has given as its changes. */
  apply(changes: object): void;
}

/** What the engine needs to know of the product it fakes. */
export interface BackendDefinition<MockDb extends EngineDb, User> {
  contract: ContractDocument;
  handlers: Handlers<MockDb, User>;
  /** A fresh world; with `saved`, the one that `save` gave that. */
  createWorld(saved?: object): MockDb;
  /** Names the form of what `save` gives; a snapshot of another form is refused. */
  worldVersion: string;
  /** Finds who a bearer token belongs to. */
  authenticate(world: MockDb, token: string): { user: User } | { code: 'A0103' | 'A0104' | 'A0401' };
  /** Whether an operation that goes without a login by the contract needs one in this world. */
  requiresLogin(world: MockDb, operationId: OperationId): boolean;
  /** Decrypts a field marked as encrypted in the contract; undefined when it cannot. */
  decrypt(cipherText: string): string | undefined;
  /** What a user reads for a code. */
  textOf(code: string): ControlSchemas['Bilingual'];
  scenarios: readonly Scenario<MockDb>[];
  /** The accounts that a person can sign in with. */
  accounts: readonly ControlSchemas['Account'][];
  /** Opens a session without a password, whatever state the account is in; undefined for an unknown key. */
  signInAs(world: MockDb, key: string): ControlSchemas['SignedIn'] | undefined;
}
