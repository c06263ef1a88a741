/** What the product does with a failed call, beyond rejecting it. */
interface ErrorHandling {
  /** How long a toast shows, in milliseconds; undefined for no toast. */
  toastMs?: 4000 | 5000;
  /** Whether the session is over: the token is cleared and the user goes to the login page. */
  endsSession: boolean;
}

/** A call that the API refused, or that did not come back. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The envelope's code; undefined when there was no envelope. */
  readonly code: string | undefined;
  /** HTTP status; 0 when no response came. */
  readonly status: number;
  /** The server's own words, for codes that have no text of ours. */
  readonly msg: string | undefined;
  readonly handling: ErrorHandling;

  constructor(failure: { code?: string; status: number; msg?: string }, handling: ErrorHandling) {
    super([failure.code, failure.msg, `HTTP status ${failure.status}`].filter(Boolean).join(', '));
    this.code = failure.code;
    this.status = failure.status;
    this.msg = failure.msg;
    this.handling = handling;
  }

  /** The same failure where it says nothing about the session that is there now; a toast tells it instead. */
  withoutEnd(): ApiError {
    if (!this.handling.endsSession) return this;
    const { toastMs = 5000 } = this.handling;
    return new ApiError(this, { toastMs, endsSession: false });
  }
}
