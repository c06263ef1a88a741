import { parseCookie } from 'cookie';
import type { MiddlewareFunction } from 'react-router';
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import type { ApiError } from '../../api/api-error.ts';
import { createApi } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';
import { readConfig } from '../../config/read-config.ts';
import { readTokens, readUser } from '../../session/cookies.ts';
import { sessionContext } from '../../session/session-context.ts';
import { createApiCache } from '../cache/api-cache.server.ts';
import { surrogateKeysOfCall } from '../cache/call-surrogate-keys.server.ts';
import { findMismatch } from './contract-shape.server.ts';
import { failureReason } from './failure-reason.ts';
import { observedFetch } from './observed-fetch.server.ts';
import { renderContext } from './render-context.server.ts';

const config = readConfig(process.env);

/** The limits of an API call during a render. */
const timeoutMs = 5_000;
const maxBytes = 2_000_000;

const { cacheSeconds, staleSeconds } = config.server;
const apiCache =
  cacheSeconds > 0
    ? createApiCache({
        freshMs: cacheSeconds * 1000,
        staleMs: staleSeconds * 1000,
        timeoutMs,
        maxBytes,
        findMismatch,
      })
    : undefined;

/** Removes cached API responses with one of the surrogate keys and returns their number. */
export const purgeApiCache = (surrogateKeys: ReadonlySet<string>): number =>
  apiCache?.purge(surrogateKeys) ?? 0;

/** The name of an operation in logs, metrics and traces: method and path. */
const nameOf = (operationId: OperationId) => operations[operationId].slice(0, 2).join(' ');

/** Whether an error is an API failure, not a missing resource. */
const isOutage = ({ code, status }: ApiError) => code !== 'B004' && code !== 'A0404' && status !== 404;

/** Sets the context of a request: the session of its cookies and an API client. */
export const provideRequestContext: MiddlewareFunction = ({ request, url, context }) => {
  const cookies = parseCookie(request.headers.get('Cookie') ?? '');
  const read = (name: string) => cookies[name];
  const user = readUser(read);
  context.set(sessionContext, { isLoggedIn: readTokens(read) !== undefined, user });
  context.set(bootstrapContext, { config: config.public, user });

  const { apiBaseUrl, rsaPublicKey } = config.public;
  const forwarded = config.forwardedHeaders.flatMap((name) => {
    const value = request.headers.get(name);
    return value ? [[name, value]] : [];
  });
  // No cache in development.
  const call = context.get(renderContext);
  const mayKeep = call !== null && forwarded.length === 0;
  const traceHeaders = call?.traceHeaders ?? {};
  context.set(
    apiContext,
    createApi({
      baseUrl: new URL(config.serverApiBaseUrl ?? apiBaseUrl, url.origin).href,
      rsaPublicKey,
      headers: { ...Object.fromEntries(forwarded), ...traceHeaders },
      timeoutMs,
      maxBytes,
      findMismatch,
      fetch(url, init, operationId) {
        for (const key of surrogateKeysOfCall(operationId, url)) call?.surrogateKeys.add(key);
        const ask = observedFetch(nameOf(operationId), call?.startApiCall);
        return mayKeep && apiCache
          ? apiCache.fetch(url, init, { operationId, traceHeaders, ask })
          : ask(url, init);
      },
      onFailure(error, { operationId, durationMs: ms }) {
        if (!isOutage(error)) return;
        call?.apiErrors.push(error);
        call?.reportApi({
          operation: nameOf(operationId),
          upstreamStatus: error.status,
          code: error.code,
          reason: failureReason(error),
          ms,
        });
      },
    }),
  );
};
