import createClient, { type Middleware } from 'openapi-fetch';
import { callsWithoutToken } from '../../openapi/generated/call-facts.ts';
import type { paths } from '../../openapi/generated/schema.d.ts';
import { ApiError } from './api-error.ts';
import { encryptPasswords } from './encryption.ts';
import { readBody } from './read-body.ts';
import { connectionError, readResponse } from './response.ts';

/** The default timeout of a call. */
const defaultTimeoutMs = 15_000;

/** The session and the duration of a failed call. */
interface CallInfo {
  /** The access token at the time of sending. */
  token: string | undefined;
  /** Milliseconds since the request was sent; 0 if it was not sent. */
  durationMs: number;
}

interface ApiOptions {
  /** Base URL of the API, the parent of both `/v1/…` and `/login`. */
  baseUrl: string;
  /** PEM of the public key that encrypts password fields. */
  rsaPublicKey: string | null;
  /** Returns the access token, or undefined without a session. */
  getToken?: () => string | undefined;
  /** Runs before each request and may reject it. The token refresh uses it. `call` is "METHOD path" of the contract. */
  beforeCall?: (call: string) => Promise<void>;
  /** Runs after a failed call, before `onFailure`. It loads the texts of the error. */
  beforeFailure?: (error: ApiError) => Promise<void>;
  /** Runs for each failed call before the call rejects. It shows toasts and ends the session. `call` is "METHOD path". */
  onFailure?: (error: ApiError, call: string, callInfo: CallInfo) => void;
  /** Receives the `Date` header of each response; null when it is missing or hidden from this origin. */
  onServerDate?: (date: string | null) => void;
  /** Additional headers for each request. */
  headers?: Record<string, string>;
  /** Timeout of a call; 15 s by default. */
  timeoutMs?: number;
  /** Maximum size of a response; unlimited by default. */
  maxBytes?: number;
  /**
   * Returns how the data of a success differs from the contract, which fails the call; undefined if it does not. `call` is
   * "METHOD path". Only the server checks: browsers would have to load all schemas.
   */
  findMismatch?: (call: string, data: unknown) => string | undefined;
  /** Replaces the global `fetch`. `call` is "METHOD path". */
  fetch?: (request: Request, call: string) => Promise<Response>;
}

/** The typed client of the contract. Read the result of a call with `unwrap()`. */
export type Api = ReturnType<typeof createApi>;

/** Creates an API client that adds tokens, encrypts passwords, and rejects failed calls with an `ApiError`. */
export function createApi({
  baseUrl,
  rsaPublicKey,
  getToken,
  beforeCall,
  beforeFailure,
  onFailure,
  onServerDate,
  headers,
  timeoutMs = defaultTimeoutMs,
  maxBytes,
  findMismatch,
  // Resolve the global at each call: a test server may replace it after the client is created.
  fetch = (request) => globalThis.fetch(request),
}: ApiOptions) {
  /** Reports a failure, and returns the error that the caller receives. */
  async function reportFailure(cause: unknown, call: string, callInfo: CallInfo): Promise<Error> {
    // An aborted call is not a failure: for example, a new navigation replaced the previous one.
    if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
    const failure = cause instanceof ApiError ? cause : connectionError(cause);
    await beforeFailure?.(failure);
    const current = getToken?.();
    // A new session has started since. A rejected token of the previous session does not end it.
    const error = current !== undefined && current !== callInfo.token ? failure.withoutSessionEnd() : failure;
    onFailure?.(error, call, callInfo);
    return error;
  }

  /** Calls in progress by sent request. In Node, the abort signal stops working once the original request is collected. */
  const calls = new WeakMap<Request, SentCall>();

  /** Clears the timeout of a call, and returns its session and duration. */
  function finish(request: Request): CallInfo {
    const call = calls.get(request);
    clearTimeout(call?.timer);
    return { token: call?.token, durationMs: call ? Math.round(performance.now() - call.sentAt) : 0 };
  }

  const middleware: Middleware = {
    async onRequest({ request, schemaPath }) {
      const call = nameOf(request, schemaPath);
      const tokenBefore = getToken?.();
      try {
        await beforeCall?.(call);

        const token = getToken?.();
        const sentToken = callsWithoutToken.has(call) ? undefined : token;
        const url = new URL(request.url);
        url.searchParams.set('_t', `${Date.now()}`);
        const { method, headers: sentHeaders, keepalive } = request;
        if (sentToken && !sentHeaders.has('Authorization'))
          sentHeaders.set('Authorization', `Bearer ${sentToken}`);
        const text = method === 'GET' ? '' : await request.text();
        const body = text === '' ? undefined : await encryptPasswords(text, rsaPublicKey);
        const { signal, timer } = abortAfter(request.signal, timeoutMs);
        const sent = new Request(url, { method, headers: sentHeaders, body, signal, keepalive });
        calls.set(sent, { call, request, token, timer, sentAt: performance.now() });
        return sent;
      } catch (error) {
        // The request was not sent yet, so any other error is a defect of the product.
        if (error instanceof Error && !(error instanceof ApiError) && error.name !== 'AbortError')
          console.error(error);
        throw await reportFailure(error, call, { token: tokenBefore, durationMs: 0 });
      }
    },
    async onResponse({ request, schemaPath, response }) {
      onServerDate?.(response.headers.get('Date'));
      const call = nameOf(request, schemaPath);
      try {
        const data = readResponse(
          response.status,
          await readBody(response, maxBytes),
          findMismatch && ((received) => findMismatch(call, received)),
        );
        return new Response(JSON.stringify({ data }), { headers: { 'Content-Type': 'application/json' } });
      } catch (error) {
        throw await reportFailure(error, call, finish(request));
      } finally {
        finish(request);
      }
    },
    onError: ({ error, request, schemaPath }) =>
      reportFailure(error, nameOf(request, schemaPath), finish(request)),
  };

  const client = createClient<paths>({
    baseUrl: baseUrl || '/',
    headers,
    fetch: (request) => fetch(request, calls.get(request)?.call ?? ''),
  });
  client.use(middleware);
  return client;
}

/** The name of a call in `call-facts.ts`. */
const nameOf = (request: Request, schemaPath: string) => `${request.method} ${schemaPath}`;

/** A call in progress. */
interface SentCall {
  /** "METHOD path" of the contract. */
  call: string;
  /** The original request. Holding it keeps its abort signal connected. */
  request: Request;
  token: string | undefined;
  timer: ReturnType<typeof setTimeout>;
  /** A `performance.now()` timestamp. */
  sentAt: number;
}

/** Aborts with the caller's signal or after the timeout. Some supported browsers lack `AbortSignal.any`. */
function abortAfter(
  callerSignal: AbortSignal,
  timeoutMs: number,
): { signal: AbortSignal } & Pick<SentCall, 'timer'> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(
    () => controller.abort(new DOMException('The call took too long', 'TimeoutError')),
    timeoutMs,
  );
  if (callerSignal.aborted) controller.abort(callerSignal.reason);
  else callerSignal.addEventListener('abort', () => controller.abort(callerSignal.reason), { once: true });
  return { signal, timer };
}
