import { expect, test } from 'vitest';
import { news } from '../../../mocks/db/content/news.ts';
import { isDrawable } from './preview-fonts.server.ts';

test('the typefaces contain the characters of both languages', () => {
  for (const { zh, en } of news)
    for (const text of [zh, en]) expect(isDrawable(text?.title ?? ''), text?.title).toBe(true);
  expect(isDrawable('问卷 🙂')).toBe(false);
  expect(isDrawable('衞')).toBe(false);
});
