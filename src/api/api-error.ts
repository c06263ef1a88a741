import type { OperationErrorCode, operationErrorCodes } from '../../openapi/generated/operation-codes.ts';

export type OperationId = keyof typeof operationErrorCodes;

/** The codes by operation. A backend may also send a code that the contract does not name. */
type Codes = { [Id in OperationId]: OperationErrorCode<Id> } & { unknown: string };

/** What the product does with a failed call, beyond rejecting it. */
interface ErrorHandling {
  /** How long a toast shows, in milliseconds; undefined for no toast. */
  toastMs?: 4000 | 5000;
  /** Whether the session is over: the token is cleared and the user goes to the login page. */
  endsSession: boolean;
}

/**
 * A call that the API refused, or that did not come back.
 *
 * `ApiError<'createSubUser'>` has the codes of that operation, `ApiError` has any code. `isApiError` narrows one to the
 * other.
 */
export class ApiError<Id extends keyof Codes = keyof Codes> extends Error {
  override name = 'ApiError';
  /** The envelope's code; undefined when there was no envelope. */
  readonly code: Codes[Id] | undefined;
  /** HTTP status; 0 when no response came. */
  readonly status: number;
  /** The server's own words, for codes that have no text of ours. */
  readonly msg: string | undefined;
  readonly handling: ErrorHandling;

  constructor(failure: { code?: Codes[Id]; status: number; msg?: string }, handling: ErrorHandling) {
    super([failure.code, failure.msg, `HTTP status ${failure.status}`].filter(Boolean).join(', '));
    this.code = failure.code;
    this.status = failure.status;
    this.msg = failure.msg;
    this.handling = handling;
  }

  /** The same failure where it says nothing about the session that is there now; a toast tells it instead. */
  withoutEnd(): ApiError<Id> {
    if (!this.handling.endsSession) return this;
    const { toastMs = 5000 } = this.handling;
    return new ApiError<Id>(this, { toastMs, endsSession: false });
  }
}
