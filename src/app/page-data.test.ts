import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createPageData, discardPrefetchedData } from './page-data.ts';

const argsOf = (path: string) => ({
  request: new Request(`https://example.com${path}`),
  params: {},
  context: new RouterContextProvider(),
});
const never = () => false;

function page() {
  let time = 0;
  const request = vi.fn(async () => `data ${request.mock.calls.length}`);
  const data = createPageData(request, () => time);
  return {
    ...data,
    request,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test('a navigation takes prefetched data once', { tags: ['R2.76'] }, async () => {
  const { load, prefetch, request } = page();
  prefetch(argsOf('/user'), never);
  prefetch(argsOf('/user'), never);
  expect(await load(argsOf('/user'))).toBe('data 1');
  expect(request).toHaveBeenCalledOnce();
  expect(await load(argsOf('/user'))).toBe('data 2');
});

test.each<[string, (data: ReturnType<typeof page>) => void]>([
  ['after five seconds', ({ pass }) => pass(5_000)],
  ['after a mutation or a change of the session', discardPrefetchedData],
])('a navigation loads again %s', { tags: ['R2.76'] }, async (_, change) => {
  const data = page();
  data.prefetch(argsOf('/user'), never);
  change(data);
  expect(await data.load(argsOf('/user'))).toBe('data 2');
});

test('data of another address is not taken', { tags: ['R2.76'] }, async () => {
  const { load, prefetch } = page();
  prefetch(argsOf('/user'), never);
  expect(await load(argsOf('/en/user'))).toBe('data 2');
});

test('a mutation while the prefetched data arrives makes it wrong', { tags: ['R2.76'] }, async () => {
  const { load, prefetch } = page();
  prefetch(argsOf('/user'), never);
  const loaded = load(argsOf('/user'));
  discardPrefetchedData();
  expect(await loaded).toBe('data 2');
});

test('a navigation repeats calls that failed, so that their errors are shown', {
  tags: ['R2.76'],
}, async () => {
  const { load, prefetch, request } = page();
  prefetch(argsOf('/user'), () => true);
  expect(await load(argsOf('/user'))).toBe('data 2');
  request.mockRejectedValueOnce(new Error('offline'));
  prefetch(argsOf('/user'), never);
  expect(await load(argsOf('/user'))).toBe('data 4');
});
