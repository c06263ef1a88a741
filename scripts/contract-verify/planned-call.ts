import type { Data, Input, OperationId } from '../../mocks/engine/operation.ts';

/**
 * The data of earlier calls. It may violate the contract; a call that reads a missing value is skipped.
 */
export type Known = { [Id in OperationId]?: Data<Id> };

/** The options of the verification. */
export interface Credentials {
  account?: string;
  password?: string;
  /** Verification code that a test backend sends in every SMS and e-mail. */
  code?: string;
  /** An unused mobile number. */
  newMobile?: string;
  /** The new password. */
  newPassword?: string;
  /** Digits that make names and numbers unique. */
  unique: string;
}

/** One call of the plan. */
export interface PlannedCall<Id extends OperationId = OperationId> {
  /**
   * `read` changes nothing; `write` changes data; `named` changes the account itself or is irreversible, and runs only
   * when it is named.
   */
  kind: 'read' | 'write' | 'named';
  /** Prerequisite calls. */
  after?: readonly OperationId[];
  /** The input, or the reason why the call is impossible. */
  input(known: Known, credentials: Credentials): Partial<Input<Id>> | string;
}
