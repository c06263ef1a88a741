import createClient, { type Middleware } from 'openapi-fetch';
import { callsWithoutToken } from '../../openapi/generated/call-facts.ts';
import type { paths } from '../../openapi/generated/schema.d.ts';
import { ApiError } from './api-error.ts';
import { encryptPasswords } from './encryption.ts';
import { readText } from './read-text.ts';
import { connectionError, readResponse } from './response.ts';

/** How long a call may take before it counts as failed. */
const patienceMs = 15_000;

interface ApiOptions {
  /** Base address of the API; both `/v1/…` and `/login` lie below it. */
  baseUrl: string;
  /** PEM of the key for password fields. */
  rsaPublicKey: string | null;
  /** The token to send, if somebody is logged in. */
  getToken?: () => string | undefined;
  /** Runs before a call goes out, and may reject it: the token refresh. `call` is "METHOD path" of the contract. */
  beforeCall?: (call: string) => Promise<void>;
  /**
   * Told of every failure before the call rejects: toasts, the end of the session. `call` is "METHOD path", `ms` the time since
   * it was sent.
   */
  onFailure?: (error: ApiError, call: string, ms: number) => void;
  /** Further headers of every request. */
  headers?: Record<string, string>;
  /** How long a call may take, in milliseconds; 15 s when nothing else is said. */
  timeoutMs?: number;
  /** How large an answer may be; without it any size is read. */
  mostBytes?: number;
  /** Answers a request; without it the network does. */
  fetch?: (request: Request) => Promise<Response>;
  /** Gives data that is known already, in JSON, to a call that reads without a token; nothing is sent then. */
  recall?: (url: string) => string | undefined;
}

/** The typed client of the contract. Read a call's result through `data()`. */
export type Api = ReturnType<typeof createApi>;

/** Makes a client that treats every request and response as the product's rules say. */
export function createApi({
  baseUrl,
  rsaPublicKey,
  getToken,
  beforeCall,
  onFailure,
  headers,
  timeoutMs = patienceMs,
  mostBytes,
  // Looked up at each call, so that a client made before a test server listens still meets it.
  fetch = (request) => globalThis.fetch(request),
  recall,
}: ApiOptions) {
  /** Sets off the reaction to a failure, and gives the error that the caller sees. */
  function tell(cause: unknown, call: string, sent?: Request): Error {
    // Whoever called has lost interest, such as a navigation that was overtaken: nothing failed.
    if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
    const error = cause instanceof ApiError ? cause : connectionError();
    const begun = sent && sentAt.get(sent);
    onFailure?.(error, call, begun === undefined ? 0 : Math.round(performance.now() - begun));
    return error;
  }

  async function encrypt(body: string, call: string): Promise<string> {
    try {
      return await encryptPasswords(body, rsaPublicKey);
    } catch (error) {
      throw error instanceof ApiError ? tell(error, call) : error;
    }
  }

  /** By what was sent for them. In Node a request that is collected no longer hears that its caller has given up. */
  const asked = new WeakMap<Request, Request>();
  const sentAt = new WeakMap<Request, number>();

  const rules: Middleware = {
    async onRequest({ request, schemaPath }) {
      const call = nameOf(request, schemaPath);
      await beforeCall?.(call);

      const token = callsWithoutToken.has(call) ? undefined : getToken?.();
      const known = token || request.method !== 'GET' ? undefined : recall?.(request.url);
      if (known !== undefined) return new Response(`{"data":${known}}`);

      const url = new URL(request.url);
      url.searchParams.set('_t', `${Date.now()}`);
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
      const text = request.method === 'GET' ? '' : await request.text();
      const body = text === '' ? undefined : await encrypt(text, call);
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
      const sent = new Request(url, { method: request.method, headers: request.headers, body, signal });
      asked.set(sent, request);
      sentAt.set(sent, performance.now());
      return sent;
    },
    async onResponse({ request, schemaPath, response }) {
      try {
        const data = readResponse(response.status, await readText(response, mostBytes));
        return Response.json({ data });
      } catch (error) {
        throw tell(error, nameOf(request, schemaPath), request);
      }
    },
    onError: ({ error, request, schemaPath }) => tell(error, nameOf(request, schemaPath), request),
  };

  const client = createClient<paths>({
    baseUrl: baseUrl || '/',
    headers,
    fetch,
  });
  client.use(rules);
  return client;
}

/** How the contract's facts name a call. */
const nameOf = (request: Request, schemaPath: string) => `${request.method} ${schemaPath}`;
