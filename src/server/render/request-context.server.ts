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
import { findMismatch } from './contract-shape.server.ts';
import { failureReason } from './failure-reason.ts';
import { observedFetch } from './observed-fetch.server.ts';
import { renderContext } from './render-context.server.ts';

const config = readConfig(process.env);

/** The limits of an API call during a render. */
const timeoutMs = 5_000;
const maxBytes = 2_000_000;

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
  const call = context.get(renderContext);
  context.set(
    apiContext,
    createApi({
      baseUrl: new URL(config.serverApiBaseUrl ?? apiBaseUrl, url.origin).href,
      rsaPublicKey,
      headers: { ...Object.fromEntries(forwarded), ...call?.traceHeaders },
      timeoutMs,
      maxBytes,
      findMismatch,
      fetch: (url, init, operationId) => observedFetch(nameOf(operationId), call?.startApiCall)(url, init),
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
