import { ApiError } from './api-error.ts';

/** Durations of the toasts for an envelope and for an HTTP error. */
const envelopeToastMs = 4000;
const httpToastMs = 5000;

const sessionEndedCode = 'A0401';

/** Rejected in an envelope without a toast. The page explains the error. */
const silentCode = 'A2012';

interface Envelope {
  code?: unknown;
  msg?: unknown;
  data?: unknown;
}

/**
 * Decides whether a response is a success. No other module interprets envelopes.
 *
 * @param status HTTP status
 * @param text the body of the response
 * @param findMismatch returns how the data of a success differs from the contract; undefined if it does not
 * @returns the data of the envelope, or the parsed body if it has no code
 * @throws ApiError with the required handling
 */
export function readResponse(
  status: number,
  text: string,
  findMismatch?: (data: unknown) => string | undefined,
): unknown {
  const body = parse(text);
  const envelope: Envelope = typeof body === 'object' && body !== null ? body : {};
  const code =
    typeof envelope.code === 'string' || typeof envelope.code === 'number' ? `${envelope.code}` : undefined;
  const failure = { code, status, msg: typeof envelope.msg === 'string' ? envelope.msg : undefined };

  if (status !== 200) {
    const endsSession = code === sessionEndedCode || status === 401;
    // The text of a success would contradict the error.
    const cause = isSuccess(code) ? { status } : failure;
    throw new ApiError(cause, { endsSession, toastMs: endsSession ? undefined : httpToastMs });
  }
  if (body instanceof SyntaxError)
    throw new ApiError(failure, { endsSession: false, toastMs: httpToastMs }, { cause: body });
  if (code === undefined || isSuccess(code)) {
    const data = code === undefined ? body : envelope.data;
    const mismatch = findMismatch?.(data);
    if (mismatch === undefined) return data;
    // Without the code, which says that the call succeeded.
    const cause = new TypeError(mismatch);
    throw new ApiError({ status }, { endsSession: false, toastMs: httpToastMs }, { cause });
  }
  if (code === silentCode) throw new ApiError(failure, { endsSession: false });
  throw new ApiError(failure, { endsSession: code === sessionEndedCode, toastMs: envelopeToastMs });
}

/** Whether a code stands for a success: every numeric one does. */
const isSuccess = (code: string | undefined) => code !== undefined && /^\d+$/.test(code);

/** The error of a call without a response, such as a timeout. `cause` is what was thrown. */
export function connectionError(cause?: unknown): ApiError {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  // `onLine` does not exist in Node.
  const isOffline = !isTimeout && globalThis.navigator?.onLine === false;
  return new ApiError(
    { status: 0, isTimeout, isOffline },
    { endsSession: false, toastMs: httpToastMs },
    { cause },
  );
}

/** Parses JSON. Returns the error of an invalid text, because the status of the response may explain it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
