import { handlers } from 'insight-mock';
import { BackendSandbox } from 'insight-mock/client';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const base = 'https://www.example.com/api';
const server = setupServer(...handlers);
const backend = new BackendSandbox(base);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(async () => {
  server.resetHandlers();
  await backend.reset();
});
afterAll(() => server.close());

const codeOf = async (path: string): Promise<unknown> =>
  (await (await fetch(`${base}${path}?_t=1`)).json()).code;

test('a handler of MSW overrides one of the package', async () => {
  server.use(
    http.get('*/api/v1/news/list', () => HttpResponse.json({ code: 'B0001', msg: 'Down', data: null })),
  );
  expect(await codeOf('/v1/news/list')).toBe('B0001');
  expect(await codeOf('/v1/news/recruits')).toBe('00000');
});

test('the test client sets rules in process', async () => {
  await backend.fail('listNews', 'B0001');
  expect(await codeOf('/v1/news/list')).toBe('B0001');
});

test('no rule of another test applies', async () => {
  expect(await codeOf('/v1/news/list')).toBe('00000');
  expect(await backend.journal()).toHaveLength(1);
});
