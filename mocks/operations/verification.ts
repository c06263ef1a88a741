import type { OperationId } from '../../openapi/generated/operations.ts';
import type { Data, Input } from './contract-types.ts';

/** The data of earlier calls to a real backend. It may violate the contract; a call that reads a missing value is skipped. */
export type Known = { [Id in OperationId]?: Data<Id> };

/** What the person who verifies a backend has given. */
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

/** A call that verifies an operation of a real backend, whose data is unknown. */
export interface Verification<Id extends OperationId = OperationId> {
  /**
   * `read` changes nothing, `write` changes data; by default, a GET reads and any other method writes. `named` changes the account itself and
   * runs only when it is named. `last` ends a session.
   */
  kind?: 'read' | 'write' | 'named' | 'last';
  /** Calls whose data it needs. */
  after?: readonly OperationId[];
  /** @throws Impossible without a value that it needs */
  input(known: Known, given: Credentials): Partial<Input<Id>>;
}

/** The reason why a call cannot be made. */
export class Impossible extends Error {}

/** Returns a value that a call needs. */
export function need<T>(value: T | undefined, reason: string): T {
  if (value === undefined) throw new Impossible(reason);
  return value;
}

const noCode = 'needs --code, what the SMS of a test backend say';

export const needLogin = <T>(value: T | undefined) => need(value, 'needs --account and --password');
export const needCode = ({ code }: Credentials) => need(code, noCode);
export const needTicket = (ticket: string | undefined, { code }: Credentials) =>
  need(ticket, code === undefined ? noCode : 'no ticket was given out: a code before it was refused');
export const needNewMobile = ({ newMobile }: Credentials) =>
  need(newMobile, 'needs --new-mobile, an unused number');
export const needOwnMobile = ({ getUserDetail }: Known) =>
  need(getUserDetail?.mobile, 'the user record has no mobile number');
