import { expect, test } from 'vitest';
import { pickResources } from './resources.server.ts';

test('a page contains the texts of its namespaces, without those of the error codes', () => {
  const { common, news, ...others } = pickResources('en', ['common', 'news']);
  expect(others).toEqual({});
  expect(news).toHaveProperty('list.title');
  expect(common).toHaveProperty('error');
  expect(common).not.toHaveProperty('apiMsg');
});
