import createClient, { type Middleware } from 'openapi-fetch';
import { callsWithoutToken } from '../../openapi/generated/call-facts.ts';
import type { paths } from '../../openapi/generated/schema.d.ts';
import { ApiError } from './api-error.ts';
import { encryptPasswords } from './encryption.ts';
import { readBody } from './read-body.ts';
import { connectionError, readResponse } from './response.ts';

/** How long a call may take before it counts as failed. */
const defaultTimeoutMs = 15_000;

/** What is known of a call that failed. */
interface Sent {
  /** The token of the session that the call began in. */
  token: string | undefined;
  /** Milliseconds since it was sent; 0 for one that never was. */
  ms: number;
}

interface ApiOptions {
  /** Base address of the API; both `/v1/…` and `/login` lie below it. */
  baseUrl: string;
  /** PEM of the key for password fields. */
  rsaPublicKey: string | null;
  /** The token to send, if somebody is logged in. */
  getToken?: () => string | undefined;
  /** Runs before a call goes out, and may reject it: the token refresh. `call` is "METHOD path" of the contract. */
  beforeCall?: (call: string) => Promise<void>;
  /** Runs after a failed call, before anything is reported: loads what the report needs. */
  beforeFailure?: (error: ApiError) => Promise<void>;
  /** Told of every failure before the call rejects: toasts, the end of the session. `call` is "METHOD path". */
  onFailure?: (error: ApiError, call: string, sent: Sent) => void;
  /** Further headers of every request. */
  headers?: Record<string, string>;
  /** How long a call may take, in milliseconds; 15 s when nothing else is said. */
  timeoutMs?: number;
  /** How large an answer may be; without it any size is read. */
  maxBytes?: number;
  /** Answers a request; without it the network does. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The typed client of the contract. Read a call's result through `data()`. */
export type Api = ReturnType<typeof createApi>;

/** Makes a client that treats every request and response as the product's middleware say. */
export function createApi({
  baseUrl,
  rsaPublicKey,
  getToken,
  beforeCall,
  beforeFailure,
  onFailure,
  headers,
  timeoutMs = defaultTimeoutMs,
  maxBytes,
  // Looked up at each call, so that a client made before a test server listens still meets it.
  fetch = (request) => globalThis.fetch(request),
}: ApiOptions) {
  /** Sets off the reaction to a failure, and gives the error that the caller sees. */
  async function reportFailure(cause: unknown, call: string, sent: Sent): Promise<Error> {
    // Whoever called has lost interest, such as a navigation that was overtaken: nothing failed.
    if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
    const failure = cause instanceof ApiError ? cause : connectionError();
    await beforeFailure?.(failure);
    const current = getToken?.();
    // Another login has begun since: it is not over because of what its predecessor originalRequests.
    const error = current !== undefined && current !== sent.token ? failure.withoutEnd() : failure;
    onFailure?.(error, call, sent);
    return error;
  }

  /** By what was sent for them. In Node a request that is collected no longer hears that its caller has given up. */
  const calls = new WeakMap<Request, SentCall>();

  /** Ends the clock of a call, and gives what is known of it. */
  function finish(request: Request): Sent {
    const call = calls.get(request);
    clearTimeout(call?.timer);
    return { token: call?.token, ms: call ? Math.round(performance.now() - call.sentAt) : 0 };
  }

  const middleware: Middleware = {
    async onRequest({ request, schemaPath }) {
      const call = nameOf(request, schemaPath);
      const tokenBefore = getToken?.();
      try {
        await beforeCall?.(call);

        const token = getToken?.();
        const carried = callsWithoutToken.has(call) ? undefined : token;
        const url = new URL(request.url);
        url.searchParams.set('_t', `${Date.now()}`);
        const { method, headers: sentHeaders, keepalive } = request;
        if (carried && !sentHeaders.has('Authorization'))
          sentHeaders.set('Authorization', `Bearer ${carried}`);
        const text = method === 'GET' ? '' : await request.text();
        const body = text === '' ? undefined : await encryptPasswords(text, rsaPublicKey);
        const { signal, timer } = limitTime(request.signal, timeoutMs);
        const sent = new Request(url, { method, headers: sentHeaders, body, signal, keepalive });
        calls.set(sent, { request, token, timer, sentAt: performance.now() });
        return sent;
      } catch (error) {
        // Nothing was sent yet: whatever is neither a refusal nor a lost connection is a fault of the product.
        if (error instanceof Error && !(error instanceof ApiError) && error.name !== 'AbortError')
          console.error(error);
        throw await reportFailure(error, call, { token: tokenBefore, ms: 0 });
      }
    },
    async onResponse({ request, schemaPath, response }) {
      try {
        const data = readResponse(response.status, await readBody(response, maxBytes));
        return new Response(JSON.stringify({ data }), { headers: { 'Content-Type': 'application/json' } });
      } catch (error) {
        throw await reportFailure(error, nameOf(request, schemaPath), finish(request));
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
    fetch,
  });
  client.use(middleware);
  return client;
}

/** How the contract's facts name a call. */
const nameOf = (request: Request, schemaPath: string) => `${request.method} ${schemaPath}`;

/** What is known of a call while it is under way. */
interface SentCall {
  /** The request as the caller made it. */
  request: Request;
  token: string | undefined;
  timer: ReturnType<typeof setTimeout>;
  /** By `performance.now()`. */
  sentAt: number;
}

/** Aborts with the caller's signal, or when the time is over. `AbortSignal.any` is missing in browsers that are supported. */
function limitTime(
  caller: AbortSignal,
  timeoutMs: number,
): { signal: AbortSignal } & Pick<SentCall, 'timer'> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(
    () => controller.abort(new DOMException('The call took too long', 'TimeoutError')),
    timeoutMs,
  );
  if (caller.aborted) controller.abort(caller.reason);
  else caller.addEventListener('abort', () => controller.abort(caller.reason), { once: true });
  return { signal, timer };
}
