import { expect, test } from 'vitest';
import { createFreshCaller } from '../../test/contract/fresh-caller.ts';

test('a page with an entry has metadata in the language', { tags: ['R7.9'] }, async () => {
  const { call } = createFreshCaller();
  const [zh, en] = await Promise.all(
    (['zh', 'en'] as const).map((lang) => call('getSeo', { query: { path: '/about/news', lang } })),
  );
  expect(zh).toMatchObject({ code: '00000', data: { title: expect.stringContaining('新闻') } });
  expect(en).toMatchObject({ code: '00000', data: { title: expect.stringContaining('News') } });
});

test('a page without an entry gets empty texts, not those of another page', { tags: ['R7.9'] }, async () => {
  const { call } = createFreshCaller();
  for (const path of ['/about/news/n1001', '/no/such/page', '/About/News']) {
    expect(await call('getSeo', { query: { path, lang: 'en' } })).toMatchObject({
      code: '00000',
      data: { title: '', description: '', keywords: '' },
    });
  }
});
