import { expect, test } from 'vitest';
import { surrogateKeysOfCall } from './call-surrogate-keys.server.ts';

test.each([
  ['listNews', '/v1/news/list', ['all', 'news']],
  ['getNews', '/v1/news/n1001', ['all', 'news', 'article:n1001']],
  ['listFeaturedAdvances', '/v1/news/advances', ['all', 'advances']],
  ['getAdvanceSiblings', '/v1/news/advances/side/a1', ['all', 'advances', 'article:a1']],
  ['listRecruitCategories', '/v1/news/recruit-categorys', ['all', 'recruits']],
  ['getSeo', '/v1/seo', ['all', 'seo']],
  ['listMatchTags', '/v1/match/tag', ['all']],
] as const)('%s has its keys', (operationId, path, keys) => {
  const address = `https://api.example.com/base${path}?lang=zh&_t=1`;
  expect(surrogateKeysOfCall(operationId, address)).toEqual(keys);
});

test('an id that does not fit into a header is no key', () => {
  expect(surrogateKeysOfCall('getNews', 'https://api.example.com/v1/news/a%20b')).toEqual(['all', 'news']);
});
