import { expect, test } from 'vitest';
import { hasLongPhrase } from './long-phrase.ts';

test.each([
  ['让机器编码，让人把关：开放题编码的新分工', false],
  ['预告：年轻消费者品牌信任研究将于夏季发布', true],
  ['', false],
])('of %s the longest part is too long for a line: %s', (title, isLong) => {
  expect(hasLongPhrase(title)).toBe(isLong);
});
