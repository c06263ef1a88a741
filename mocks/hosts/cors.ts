import type { FakeBackend } from '../engine/backend.ts';

/**
 * Lets pages of other origins call a fake backend, as the real one lets the site's.
 *
 * Any origin may: the world behind it is invented, and no cookie is read.
 */
export function withCors(backend: FakeBackend): Pick<FakeBackend, 'fetch'> {
  return {
    async fetch(request, address) {
      const origin = request.headers.get('Origin');
      if (!origin) return backend.fetch(request, address);
      const allow = { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
      if (request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method')) {
        const asked = request.headers.get('Access-Control-Request-Headers') ?? '';
        const methods = 'GET, POST, PUT, DELETE';
        const answer = { 'Access-Control-Allow-Methods': methods, 'Access-Control-Allow-Headers': asked };
        return new Response(null, {
          status: 204,
          headers: { ...allow, ...answer, 'Access-Control-Max-Age': '600' },
        });
      }
      const response = await backend.fetch(request, address);
      if (response.type !== 'error')
        for (const [name, value] of Object.entries(allow)) response.headers.set(name, value);
      return response;
    },
  };
}
