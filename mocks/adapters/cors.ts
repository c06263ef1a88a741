import { isControlPath } from '../engine/control-prefix.ts';
import { isCrossOrigin } from '../engine/cross-origin.ts';
import { type FetchHandler, isNetworkError, jsonResponse } from '../engine/http.ts';
import { isLocalOrigin } from './is-local-host.ts';

interface CorsOptions {
  /** Origins that may call API and control plane. By default origins on this machine may call the API. */
  origins?: readonly string[];
  /** Whether calls reach a real backend. Then all other origins are rejected. */
  isForwarding?: boolean;
}

/** Adds CORS to a fake backend. */
export function withCors(
  fetch: FetchHandler,
  { origins, isForwarding = false }: CorsOptions = {},
): FetchHandler {
  const isGranted = (origin: string, pathname: string) =>
    origins ? origins.includes(origin) : !isForwarding && !isControlPath(pathname) && isLocalOrigin(origin);

  return async (request) => {
    if (isForwarding && isCrossOrigin(request, origins))
      return jsonResponse('{"error":"This origin is not allowed; add it with --cors-origin"}', 403);
    const { headers, method, url } = request;
    const origin = headers.get('origin');
    if (!origin || !isGranted(origin, new URL(url).pathname)) return fetch(request);
    const isPreflight = method === 'OPTIONS' && headers.has('access-control-request-method');
    const response = isPreflight ? preflight(headers) : await fetch(request);
    if (isNetworkError(response)) return response;
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Vary', 'Origin');
    // The page counts the lifetime of a token from the time of the server.
    response.headers.set('Access-Control-Expose-Headers', 'Date, X-Mock-Violations');
    return response;
  };
}

const preflight = (headers: Headers) =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': headers.get('access-control-request-headers') ?? '',
      'Access-Control-Max-Age': '600',
    },
  });
