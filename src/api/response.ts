import { ApiError } from './api-error.ts';

/** How long a toast shows that an envelope, or an HTTP error, sets off. */
const envelopeToastMs = 4000;
const httpToastMs = 5000;

const sessionOver = 'A0401';

/** Rejected without a word in the HTTP layer: the page that can meet it explains it. */
const silentCode = 'A2012';

interface Envelope {
  code?: unknown;
  msg?: unknown;
  data?: unknown;
}

/**
 * Decides what a response means: the only place that knows the rules.
 *
 * @param status HTTP status
 * @param text the body as it came
 * @returns the envelope's data; the body itself when it has no code
 * @throws ApiError with the reaction that the rules ask for
 */
export function readResponse(status: number, text: string): unknown {
  const body = parse(text);
  const envelope: Envelope = typeof body === 'object' && body !== null ? body : {};
  const code =
    typeof envelope.code === 'string' || typeof envelope.code === 'number' ? `${envelope.code}` : undefined;
  const failure = { code, status, msg: typeof envelope.msg === 'string' ? envelope.msg : undefined };

  if (status !== 200) {
    if (status > 200 && status < 300) throw new ApiError(failure, { endsSession: false });
    if (code === silentCode) throw new ApiError(failure, { endsSession: false });
    const endsSession = code === sessionOver || status === 401;
    throw new ApiError(failure, { endsSession, toastMs: endsSession ? undefined : httpToastMs });
  }
  if (body === unreadable) throw new ApiError(failure, { endsSession: false, toastMs: httpToastMs });
  if (code === undefined) return body;
  if (/^\d+$/.test(code)) return envelope.data;
  if (code === silentCode) throw new ApiError(failure, { endsSession: false });
  throw new ApiError(failure, { endsSession: code === sessionOver, toastMs: envelopeToastMs });
}

/** The error of a call that got no response: a lost network, or a timeout. */
export function connectionError(): ApiError {
  return new ApiError({ status: 0 }, { endsSession: false, toastMs: httpToastMs });
}

const unreadable = Symbol('unreadable');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}
