import type { Data, Input, OperationId } from '../../mocks/engine/operation.ts';

/**
 * What earlier calls have answered. It may differ from the contract, which says nothing against using the ids in it:
 * whoever reads what is not there is skipped.
 */
export type Known = { [Id in OperationId]?: Data<Id> };

/** What whoever runs the verification has given it. */
export interface Credentials {
  account?: string;
  password?: string;
  /** The code that every SMS and e-mail of a test backend carries. */
  code?: string;
  /** A mobile number that nobody uses. */
  newMobile?: string;
  /** A password to change to. */
  newPassword?: string;
  /** Digits for names and numbers that must not be there yet. */
  unique: string;
}

/** One call of the plan. */
export interface PlannedCall<Id extends OperationId = OperationId> {
  /**
   * `read` changes nothing; `write` leaves something behind; `named` changes the account itself or cannot be taken back,
   * so it is called only when it is asked for by its name.
   */
  kind: 'read' | 'write' | 'named';
  /** Calls whose answers it uses, or that must have happened. */
  after?: readonly OperationId[];
  /** What to send; a text instead says why it cannot be called. */
  input(known: Known, given: Credentials): Partial<Input<Id>> | string;
}
