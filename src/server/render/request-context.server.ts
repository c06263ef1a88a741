import { parseCookie } from 'cookie';
import type { MiddlewareFunction } from 'react-router';
import { createApi } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import { findMismatch } from '../../api/contract-shape.server.ts';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';
import { readConfig } from '../../config/read-config.ts';
import { readTokens, readUser } from '../../session/cookies.ts';
import { sessionContext } from '../../session/session-context.ts';
import { observeCalls } from './observed-calls.server.ts';
import { renderContext } from './render-context.server.ts';

const config = readConfig(process.env);

/** The limits of an API call during a render. */
const limits = { timeoutMs: 5_000, maxBytes: 2_000_000 };

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
  const rendering = context.get(renderContext);
  context.set(
    apiContext,
    createApi({
      baseUrl: new URL(config.serverApiBaseUrl ?? apiBaseUrl, url.origin).href,
      rsaPublicKey,
      headers: Object.fromEntries(forwarded),
      ...limits,
      findMismatch,
      ...(rendering && observeCalls(rendering)),
    }),
  );
};
