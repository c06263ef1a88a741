import { expect, test } from 'vitest';
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { createApiCache } from './api-cache.server.ts';

const envelope = (code: string, data: unknown = null) => JSON.stringify({ code, msg: '', data });

/** An API that records requests and returns these responses in order. */
function api(...texts: (string | Promise<string>)[]) {
  const asked: string[] = [];
  const cache = createApiCache({
    freshMs: 60_000,
    staleMs: 600_000,
    timeoutMs: 1_000,
    maxBytes: 1_000,
    findMismatch: (operationId, data) => (data === 'wrong' ? `${operationId} is wrong` : undefined),
  });
  const ask: typeof fetch = async (url, init) => {
    asked.push(`${init?.method ?? 'GET'} ${url}`);
    return new Response(await texts[Math.min(asked.length, texts.length) - 1]);
  };
  const get = async (
    path: string,
    { headers, ...rest }: RequestInit = {},
    operationId: OperationId = 'getSeo',
  ) => {
    const { signal } = new AbortController();
    const init = { method: 'GET', ...rest, headers: new Headers(headers), signal: rest.signal ?? signal };
    const options = { operationId, traceHeaders: { 'X-Request-Id': 'r1' }, ask };
    return (await cache.fetch(`http://api.example${path}`, init, options)).text();
  };
  const getNews = (id: string) => get(`/v1/news/${id}`, {}, 'getNews');
  return { asked, get, getNews, purge: (...keys: string[]) => cache.purge(new Set(keys)) };
}

test('equal requests are sent once, as the first one, concurrent or not, in any parameter order', async () => {
  const { asked, get } = api(envelope('00000', 1));
  const texts = await Promise.all([
    get('/v1/seo?path=%2F&lang=zh&_t=1'),
    get('/v1/seo?lang=zh&path=%2F&_t=2'),
  ]);
  texts.push(await get('/v1/seo?_t=3&path=%2F&lang=zh'));
  expect(new Set(texts)).toEqual(new Set([envelope('00000', 1)]));
  expect(asked).toEqual(['GET http://api.example/v1/seo?path=%2F&lang=zh&_t=1']);
});

test('different requests have different responses', async () => {
  const { asked, get } = api(envelope('00000', 1), envelope('00000', 2));
  expect(await get('/v1/seo?lang=zh')).not.toBe(await get('/v1/seo?lang=en'));
  expect(asked).toHaveLength(2);
});

test('a purge of an article removes its response alone', async () => {
  const { asked, getNews, purge } = api(envelope('00000', 1), envelope('00000', 2));
  await getNews('n1');
  await getNews('n2');
  expect(purge('article:n1')).toBe(1);
  await getNews('n1');
  await getNews('n2');
  expect(asked).toHaveLength(3);
});

test.each([
  ['a refusal', envelope('A2002')],
  ['what cannot be read', '<html>Bad gateway</html>'],
  ['a success with the wrong data', envelope('00000', 'wrong')],
])('%s is not cached', async (_, text) => {
  const { asked, get } = api(text, envelope('00000'));
  expect(await get('/v1/seo')).toBe(text);
  expect(await get('/v1/seo')).toBe(envelope('00000'));
  expect(asked).toHaveLength(2);
});

test('a response that is too large fails, and the next request is sent', async () => {
  const { get } = api('x'.repeat(1_001), envelope('00000'));
  await expect(get('/v1/seo')).rejects.toThrow('larger than');
  expect(await get('/v1/seo')).toBe(envelope('00000'));
});

test('authenticated requests and mutations are not cached', async () => {
  const { asked, get } = api(
    envelope('00000', 'anonymous'),
    envelope('00000', 'somebody'),
    envelope('00000', 3),
  );
  expect(await get('/v1/users/detail')).toContain('anonymous');
  expect(await get('/v1/users/detail', { headers: { Authorization: 'Bearer t' } })).toContain('somebody');
  await get('/v1/users/detail', { method: 'POST', body: '{}' });
  expect(asked).toHaveLength(3);
  expect(await get('/v1/users/detail')).toContain('anonymous');
});

test('an aborted request rejects, and the others get the response', async () => {
  const answer = Promise.withResolvers<string>();
  const { asked, get } = api(answer.promise);
  const patient = get('/v1/news/list');
  const leaving = new AbortController();
  const impatient = get('/v1/news/list', { signal: leaving.signal });
  leaving.abort(new Error('The visitor has left'));
  await expect(impatient).rejects.toThrow('The visitor has left');
  answer.resolve(envelope('00000'));
  expect(await patient).toBe(envelope('00000'));
  expect(asked).toHaveLength(1);
});
