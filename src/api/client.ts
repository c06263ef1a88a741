import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { OperationErrorCode } from '../../openapi/generated/operation-codes.ts';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import type { operations as Contract } from '../../openapi/generated/schema.d.ts';
import type { SuccessData } from '../../openapi/success-data.ts';
import { ApiError } from './api-error.ts';
import { encryptPasswords } from './encryption.ts';
import { readBody } from './read-body.ts';
import { connectionError, readResponse } from './response.ts';

/** The default timeout of a call. */
export const defaultTimeoutMs = 15_000;

/** How a call is sent and how its failure is handled. */
interface CallOptions<Code extends string> {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Whether the call outlives the page. */
  keepalive?: boolean;
  /** Whether the caller expects a failure, or the codes that it expects: they show nothing and do not end the session. */
  quiet?: boolean | readonly Code[];
}

/** The parameters and the body that the contract defines for an operation. */
type Input<Id extends OperationId> = Pick<Contract[Id]['parameters'], 'path' | 'query'> &
  (Contract[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { body: Body }
    : { body?: never });

type Options<Id extends OperationId> = Input<Id> & CallOptions<OperationErrorCode<Id>>;

/** The data of a success; null if the contract defines no data. */
type Data<Id extends OperationId> = SuccessData<
  Contract[Id]['responses'][200]['content']['application/json']
>;

/**
 * A call in progress. It rejects with the error of its operation after the failure was reported, or with an `AbortError` if
 * the caller aborts it.
 */
interface Call<Id extends OperationId> extends Promise<Data<Id>> {
  catch<Result = never>(
    onRejected: (error: ApiError<Id>) => Result | PromiseLike<Result>,
  ): Promise<Data<Id> | Result>;
}

/** The client of the contract: a function for each operation, such as `api.createSubUser({ body })`. */
export type Api = {
  [Id in OperationId]: (
    ...options: object extends Options<Id> ? [options?: Options<Id>] : [options: Options<Id>]
  ) => Call<Id>;
};

/** A failed call. */
interface FailedCall {
  operationId: OperationId;
  /** The access token at the time of sending. */
  token: string | undefined;
  /** Milliseconds since the request was sent; 0 if it was not sent. */
  durationMs: number;
  /** Whether the caller expects the failure. */
  isQuiet: boolean;
}

/** The request of a call. */
interface CallInit extends RequestInit {
  headers: Headers;
  signal: AbortSignal;
}

export interface ApiOptions {
  /** Base URL of the API, the parent of both `/v1/…` and `/login`. */
  baseUrl: string;
  /** PEM of the public key that encrypts password fields. */
  rsaPublicKey: string | null;
  /** Returns the access token, or undefined without a session. */
  getToken?: () => string | undefined;
  /** Runs before each request and may reject it. The token refresh uses it. */
  beforeCall?: (operationId: OperationId) => Promise<void>;
  /** Runs after a failed call, before `onFailure`. It loads the texts of the error. */
  beforeFailure?: (error: ApiError) => Promise<void>;
  /** Runs for each failed call before the call rejects. It shows toasts and ends the session. */
  onFailure?: (error: ApiError, call: FailedCall) => void;
  /** Receives the `Date` header of each response; null when it is missing or hidden from this origin. */
  onServerDate?: (date: string | null) => void;
  /** Additional headers for each request. */
  headers?: Record<string, string>;
  /** Timeout of a call; 15 s by default. */
  timeoutMs?: number;
  /** Maximum size of a response; unlimited by default. */
  maxBytes?: number;
  /**
   * Returns how the data of a success differs from the contract, which fails the call; undefined if it does not. The server
   * checks all of it. A browser, which would have to load all schemas, checks what the session stores.
   */
  findMismatch?: (operationId: OperationId, data: unknown) => string | undefined;
  /** Replaces the global `fetch`. */
  fetch?: (url: string, init: CallInit, operationId: OperationId) => Promise<Response>;
}

/** Creates an API client that adds tokens, encrypts passwords, and rejects failed calls with an `ApiError`. */
export function createApi(options: ApiOptions): Api;
export function createApi({
  baseUrl,
  rsaPublicKey,
  getToken,
  beforeCall,
  beforeFailure,
  onFailure,
  onServerDate,
  headers: commonHeaders,
  timeoutMs = defaultTimeoutMs,
  maxBytes,
  findMismatch,
  // Resolve the global at each call: a test server may replace it after the client is created.
  fetch = (url, init) => globalThis.fetch(url, init),
}: ApiOptions): object {
  const serializers = { querySerializer: createQuerySerializer(), pathSerializer: defaultPathSerializer };

  /** Reports a failure, and returns the error that the caller receives. */
  async function reportFailure(
    cause: unknown,
    call: Omit<FailedCall, 'isQuiet'>,
    quiet: AnyOptions['quiet'],
  ): Promise<ApiError> {
    const failure = cause instanceof ApiError ? cause : connectionError(cause);
    await beforeFailure?.(failure);
    const current = getToken?.();
    // A new session has started since. A rejected token of the previous session does not end it.
    const error = current !== undefined && current !== call.token ? failure.withoutSessionEnd() : failure;
    const isQuiet = typeof quiet === 'object' ? quiet.includes(error.code ?? '') : quiet === true;
    onFailure?.(error, { ...call, isQuiet });
    return error;
  }

  async function call(operationId: OperationId, options: AnyOptions = {}): Promise<unknown> {
    const [method, pattern, security] = operations[operationId];
    const { path, query, body, keepalive, quiet } = options;
    // Outside of `try`: an error is a defect of the caller, not a failed call.
    const json = body && JSON.stringify(body);
    let token = getToken?.();
    let sentAt: number | undefined;
    let timer: Abort['timer'];
    try {
      await beforeCall?.(operationId);

      token = getToken?.();
      const params = { path, query: { ...query, _t: Date.now() } };
      const url = createFinalURL(pattern, { ...serializers, baseUrl: baseUrl.replace(/\/$/, ''), params });
      const headers = new Headers({ ...commonHeaders, ...options.headers });
      if (json) headers.set('Content-Type', 'application/json');
      if (token && security !== 'none' && !headers.has('Authorization'))
        headers.set('Authorization', `Bearer ${token}`);
      const text = json && (await encryptPasswords(json, rsaPublicKey));
      const abort = abortAfter(timeoutMs, options.signal);
      timer = abort.timer;
      sentAt = performance.now();
      const init = { method, headers, body: text, signal: abort.signal, keepalive };
      const response = await fetch(url, init, operationId);
      onServerDate?.(response.headers.get('Date'));
      const data = readResponse(
        response.status,
        await readBody(response, maxBytes),
        findMismatch && ((received) => findMismatch(operationId, received)),
      );
      return data ?? null;
    } catch (error) {
      // An aborted call is not a failure: for example, a new navigation replaced the previous one.
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      // The request was not sent yet, so any other error is a defect of the product.
      if (sentAt === undefined && !(error instanceof ApiError)) console.error(error);
      const durationMs = sentAt === undefined ? 0 : Math.round(performance.now() - sentAt);
      throw await reportFailure(error, { operationId, token, durationMs }, quiet);
    } finally {
      clearTimeout(timer);
    }
  }

  const ids = Object.keys(operations).filter(isOperationId);
  return Object.fromEntries(ids.map((id) => [id, (options?: AnyOptions) => call(id, options)]));
}

const isOperationId = (name: string): name is OperationId => name in operations;

/** The options of any operation. */
interface AnyOptions extends CallOptions<string> {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
}

interface Abort {
  signal: AbortSignal;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Aborts with the caller's signal or after the timeout. Some supported browsers lack `AbortSignal.any`. */
function abortAfter(timeoutMs: number, callerSignal: AbortSignal | undefined): Abort {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(
    () => controller.abort(new DOMException('The call took too long', 'TimeoutError')),
    timeoutMs,
  );
  const follow = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) follow();
  else callerSignal?.addEventListener('abort', follow, { once: true });
  return { signal, timer };
}
