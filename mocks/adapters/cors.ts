import { isControlPath } from '../engine/control-prefix.ts';
import { isCrossOrigin } from '../engine/cross-origin.ts';
import { type Incoming, jsonReply, type Reply } from '../engine/exchange.ts';
import { isLocalOrigin } from './is-local-host.ts';

interface CorsOptions {
  /** Origins that may call API and control plane. By default origins on this machine may call the API. */
  origins?: readonly string[];
  /** Whether calls reach a real backend. Then all other origins are rejected. */
  isForwarding?: boolean;
}

/** Adds CORS to a fake backend. */
export function withCors(
  answer: (incoming: Incoming) => Promise<Reply>,
  { origins, isForwarding = false }: CorsOptions = {},
): (incoming: Incoming) => Promise<Reply> {
  const isGranted = (origin: string, pathname: string) =>
    origins ? origins.includes(origin) : !isForwarding && !isControlPath(pathname) && isLocalOrigin(origin);

  return async (incoming) => {
    if (isForwarding && isCrossOrigin(incoming, origins))
      return jsonReply('{"error":"This origin is not allowed; add it with --cors-origin"}', 403);
    const origin = incoming.header('origin');
    if (!origin || !isGranted(origin, incoming.pathname)) return answer(incoming);
    const allow = { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
    if (incoming.method === 'OPTIONS' && incoming.header('access-control-request-method')) {
      return {
        status: 204,
        headers: {
          ...allow,
          'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
          'Access-Control-Allow-Headers': incoming.header('access-control-request-headers') ?? '',
          'Access-Control-Max-Age': '600',
        },
        body: '',
      };
    }
    const reply = await answer(incoming);
    return reply === 'cut' ? reply : { ...reply, headers: { ...reply.headers, ...allow } };
  };
}
