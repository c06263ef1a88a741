import { expect, test } from 'vitest';
import { publicPages, routes } from '../../../test/route-table.ts';
import { isSurrogateKey, surrogateKeysOfPage } from './surrogate-keys.ts';

test('every page has a key that a purge accepts', () => {
  const names = Object.keys(routes).map((id) => id.replace(/^\w+:/, ''));
  expect(names.length).toBeGreaterThan(publicPages.length / 2);
  for (const name of names)
    expect(
      surrogateKeysOfPage(name, [], []).filter((key) => !isSurrogateKey(key)),
      name,
    ).toEqual([]);
  expect(surrogateKeysOfPage('news.detail', [], [])).toContain('page:news-detail');
});
