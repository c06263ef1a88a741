import { afterEach, expect, test, vi } from 'vitest';
import { reportPageView } from './page-views.ts';

const view = (path: string) => ({ path, locale: 'zh', title: path });

afterEach(() => vi.unstubAllGlobals());

test('page views are queued for the script, and the oldest are dropped', { tags: ['R4.17'] }, () => {
  const stub: Pick<Window, 'pageViews'> = {};
  vi.stubGlobal('window', stub);
  for (let index = 0; index < 60; index += 1) reportPageView(view(`/${index}`));
  expect(stub.pageViews).toHaveLength(50);
  expect(stub.pageViews).toEqual(expect.arrayContaining([view('/10'), view('/59')]));
});

test('a loaded script receives page views directly', { tags: ['R4.17'] }, () => {
  const push = vi.fn();
  vi.stubGlobal('window', { pageViews: { push } });
  reportPageView(view('/a'));
  expect(push).toHaveBeenCalledExactlyOnceWith(view('/a'));
});
