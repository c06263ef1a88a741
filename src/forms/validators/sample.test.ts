import { expect, test } from 'vitest';
import { attributesChosen, coverage, sampleDescription, sampleQuantity } from './sample.ts';

test.each([
  ['', 'common.error.positiveInteger'],
  ['0', 'common.error.sampleQuantity'],
  ['-1', 'common.error.sampleQuantity'],
  ['1.5', 'common.error.sampleQuantity'],
  ['1e3', 'common.error.sampleQuantity'],
  ['007', 'common.error.sampleQuantity'],
  ['many', 'common.error.sampleQuantity'],
  ['1', undefined],
  ['１００', undefined],
  ['1000000', undefined],
  ['1000001', 'common.error.sampleQuantityMax'],
])('the quantity %j gives %s', { tags: ['R5.25'] }, (value, key) => {
  expect(sampleQuantity(value)).toBe(key);
});

test.each([
  ['', 'common.error.positiveInteger'],
  ['0', 'common.error.positiveInteger'],
  ['2.5', 'common.error.positiveInteger'],
  ['1', undefined],
  ['650000000', undefined],
  ['650000001', 'common.error.coverageMax'],
])('the coverage %j gives %s', { tags: ['R5.26'] }, (value, key) => {
  expect(coverage(value)).toBe(key);
});

test.each([
  [0, 'common.error.attributesRequired'],
  [1, undefined],
  [12, undefined],
])('%i chosen attributes give %s', { tags: ['R5.27'] }, (count, key) => {
  expect(attributesChosen(count)).toBe(key);
});

test.each([
  ['nothing', '', 'common.error.descriptionRequired'],
  ['blanks', ' \n', 'common.error.descriptionRequired'],
  ['one character', '样', undefined],
  ['1000 characters', '样'.repeat(1000), undefined],
  ['1001 characters', '样'.repeat(1001), 'common.error.descriptionLength'],
] as const)('a description of %s is answered', { tags: ['R5.28'] }, (_what, value, key) => {
  expect(sampleDescription(value)).toBe(key);
});

test.each([
  ['１００', '100'],
  ['1 000', '1000'],
  ['１，０００，０００', '1000000'],
  ['1,00', '1,00'],
  ['-1', '-1'],
])('the entered number %j becomes %j', { tags: ['R5.25', 'R5.26'] }, (typed, value) => {
  expect(sampleQuantity.normalize(typed)).toBe(value);
  expect(coverage.normalize(typed)).toBe(value);
});
