import { expect, test } from 'vitest';
import { news } from '../../../mocks/db/content/news.ts';
import { publicPages } from '../../../test/route-table.ts';
import { isDrawable } from './preview-fonts.server.ts';
import { previewPages } from './preview-pages.server.tsx';

test('drawings belong to public pages', () => {
  expect([...previewPages.keys()].filter((path) => !publicPages.includes(path))).toEqual([]);
});

test('the typefaces contain the characters of both languages', () => {
  for (const { zh, en } of news)
    for (const text of [zh, en]) expect(isDrawable(text?.title ?? ''), text?.title).toBe(true);
  expect(isDrawable('问卷 🙂')).toBe(false);
  expect(isDrawable('衞')).toBe(false);
});
