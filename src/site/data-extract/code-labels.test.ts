import { expect, test } from 'vitest';
import { labelsOf } from './code-labels.ts';

test('the labels of a column are read from its codebook', () => {
  expect([...labelsOf('City tier: 1 = tier 1, 2 = new tier 1, 3 = tier 2')]).toEqual([
    ['1', 'tier 1'],
    ['2', 'new tier 1'],
    ['3', 'tier 2'],
  ]);
  expect([...labelsOf('情绪：-1 = 负面，0 = 中性')]).toEqual([
    ['-1', '负面'],
    ['0', '中性'],
  ]);
});

test('a column of numbers has no labels', () => {
  expect(labelsOf('Search index, mean of August 2026 = 100').size).toBe(0);
  expect(labelsOf('Likelihood to recommend, 0–10').size).toBe(0);
});
