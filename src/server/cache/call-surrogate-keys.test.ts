import { expect, test } from 'vitest';
import { surrogateKeysOfCall } from './call-surrogate-keys.server.ts';

test.each([
  ['/v1/news/list', ['all', 'news']],
  ['/v1/news/n1001', ['all', 'news', 'article:n1001']],
  ['/v1/news/relevant/n1001', ['all', 'news', 'article:n1001']],
  ['/v1/news/advances', ['all', 'advances']],
  ['/v1/news/advances/list', ['all', 'advances']],
  ['/v1/news/advances/a1', ['all', 'advances', 'article:a1']],
  ['/v1/news/advances/side/a1', ['all', 'advances', 'article:a1']],
  ['/v1/news/recruit-categorys', ['all', 'recruits']],
  ['/v1/seo', ['all', 'seo']],
  ['/v1/match/tag', ['all']],
])('%s has its keys', (path, keys) => {
  expect(surrogateKeysOfCall(`https://api.example.com/base${path}?lang=zh&_t=1`)).toEqual(keys);
});

test('an id that does not fit into a header is no key', () => {
  expect(surrogateKeysOfCall('https://api.example.com/v1/news/a%20b')).toEqual(['all', 'news']);
});
