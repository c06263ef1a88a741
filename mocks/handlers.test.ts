import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BackendSandbox } from './adapters/backend-sandbox.ts';
import { fakeBackendForTests } from './adapters/vitest.ts';
import { api } from './api.ts';
import { createHandlers, handlers } from './handlers.ts';

const codeAt = async (url: string, init?: RequestInit): Promise<string> =>
  (await (await fetch(url, init)).json()).code;

describe('the handlers of the product', () => {
  const server = setupServer(
    http.get('https://www.example.com/health', () => new HttpResponse('up')),
    ...handlers,
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());

  test('there is one per operation, which MSW names by method and path', () => {
    const headers = handlers.map(({ info }) => info.header);
    expect(headers).toContain('GET */api/v1/news/:id');
    // Besides the control plane, and everything else below the base.
    expect(handlers).toHaveLength(api.operations.length + 2);
  });

  test('they answer beside other handlers, the more specific path first', async () => {
    expect(await (await fetch('https://www.example.com/health')).text()).toBe('up');
    expect(await codeAt('https://www.example.com/api/v1/news/list?_t=1')).toBe('00000');
    expect(await codeAt('https://www.example.com/api/v1/news/n9999?_t=1')).toBe('B004');
  });

  test('a path of the contract with another method, and an unknown path, are errors of the API', async () => {
    expect(await codeAt('https://www.example.com/api/v1/news/list?_t=1', { method: 'POST' })).toBe('A0405');
    expect(await codeAt('https://www.example.com/api/v1/nothing?_t=1')).toBe('A0404');
  });

  test('a sandbox in the path has its own state', async () => {
    const sandbox = 'https://www.example.com/api/~own';
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${sandbox}/__mock__/link`, { method: 'POST', headers, body: '{"mock":"listNews:B0001"}' });
    expect(await codeAt(`${sandbox}/v1/news/list?_t=1`)).toBe('B0001');
    expect(await codeAt('https://www.example.com/api/v1/news/list?_t=1')).toBe('00000');
  });
});

describe('in a test', () => {
  const base = 'http://api.example.com/base';
  const { server } = fakeBackendForTests(base);
  beforeAll(() => server.listen());
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  test('one operation is overridden as in every test with MSW', async () => {
    server.use(
      http.get(`${base}/v1/news/list`, () => HttpResponse.json({ code: 'B0001', msg: 'Down', data: null })),
    );
    expect(await codeAt(`${base}/v1/news/list?_t=1`)).toBe('B0001');
    expect(await codeAt(`${base}/v1/seo?path=/&_t=1`)).toBe('00000');
    server.resetHandlers();
    expect(await codeAt(`${base}/v1/news/list?_t=1`)).toBe('00000');
  });
});

describe('the handlers of some operations', () => {
  const base = 'https://api.example.com/v2';
  const server = setupServer(
    ...createHandlers({ base: `${base}/`, operations: ['getNews', 'listRecruits'] }),
    http.all(`${base}/*`, () => HttpResponse.json({ code: 'own' })),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());

  test('they answer these operations and the control plane, and leave others to other handlers', async () => {
    expect(await codeAt(`${base}/v1/news/n1001?_t=1`)).toBe('00000');
    expect(await codeAt(`${base}/v1/news/recruits?_t=1`)).toBe('00000');
    // The path matches that of getNews, too.
    expect(await codeAt(`${base}/v1/news/list?_t=1`)).toBe('own');
    expect(await codeAt(`${base}/v1/seo?_t=1`)).toBe('own');
    expect((await (await fetch(`${base}/__mock__/state`)).json()).sandbox).toBe('default');
  });

  test('a rule for another operation, which they would never apply, is refused', async () => {
    const sandbox = new BackendSandbox(base);
    await expect(sandbox.fail('createSubUser', 'A2012')).rejects.toThrow(
      'These handlers do not answer createSubUser, only getNews and listRecruits',
    );
    await sandbox.fail('getNews', 'B004');
    await sandbox.set('*:B0001@1');
    await sandbox.clear();
  });

  test('an unknown operation is refused with similar names', () => {
    // @ts-expect-error: no operation
    expect(() => createHandlers({ operations: ['listNew'] })).toThrow('Did you mean listNews');
  });
});
