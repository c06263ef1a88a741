import type { OperationErrorCode } from '../../openapi/generated/operation-codes.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';

/** What the product does with a failed call, beyond rejecting it. */
interface ErrorHandling {
  /** How long a toast shows, in milliseconds; undefined for no toast. */
  toastMs?: 4000 | 5000;
  /** Whether the session is over: the token is cleared and the user goes to the login page. */
  endsSession: boolean;
}

/** The error of a call that the API rejected, or that got no response. `ApiError<'createSubUser'>` has the codes of that operation. */
export class ApiError<Id extends OperationId = OperationId> extends Error {
  override name = 'ApiError';
  /**
   * The code of the envelope; undefined without an envelope. The type has the codes of the contract. A backend may send another
   * one, which has a message, but no code of this project can expect it.
   */
  readonly code: OperationErrorCode<Id> | undefined;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The message of the server, shown for codes without a translation. */
  readonly msg: string | undefined;
  /** Whether the call was given up after its timeout. */
  readonly isTimeout: boolean;
  /** Whether the browser was offline. */
  readonly isOffline: boolean;
  readonly handling: ErrorHandling;
  /** Whether the page shows the message where the user works. Set at once by who catches the error, it spares a toast of the same text. */
  isShown = false;

  constructor(
    failure: { code?: string; status: number; msg?: string; isTimeout?: boolean; isOffline?: boolean },
    handling: ErrorHandling,
    options?: ErrorOptions,
  ) {
    super([failure.code, failure.msg, `HTTP status ${failure.status}`].filter(Boolean).join(', '), options);
    this.code = failure.code as typeof this.code;
    this.status = failure.status;
    this.msg = failure.msg;
    this.isTimeout = failure.isTimeout ?? false;
    this.isOffline = failure.isOffline ?? false;
    this.handling = handling;
  }

  /** A copy that shows a toast instead of ending the session. */
  withoutSessionEnd(): ApiError<Id> {
    if (!this.handling.endsSession) return this;
    const { toastMs = 5000 } = this.handling;
    return new ApiError<Id>(this, { toastMs, endsSession: false }, this);
  }
}
