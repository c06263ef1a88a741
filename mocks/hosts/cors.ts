import type { Incoming, Reply } from '../engine/exchange.ts';

/**
 * Lets pages of other origins call a fake backend, as the real one lets the site's.
 *
 * @param origins those that may; without it any may, as the world behind it is invented and no cookie is read
 */
export function withCors(
  answer: (incoming: Incoming) => Promise<Reply>,
  origins?: readonly string[],
): (incoming: Incoming) => Promise<Reply> {
  return async (incoming) => {
    const origin = incoming.header('origin');
    if (!origin || (origins && !origins.includes(origin))) return answer(incoming);
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
