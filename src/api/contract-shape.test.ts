import { expect, test } from 'vitest';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { operations } from '../../test/contract/caller.ts';
import { createFreshCaller } from '../../test/contract/fresh-caller.ts';
import { findMismatch } from './contract-shape.server.ts';

test.each(operations)('the example of $operationId fits the contract', async ({ operationId }) => {
  const { data } = await createFreshCaller().callExample(operationId);
  expect(findMismatch(operationId, data)).toBeUndefined();
});

const news = { id: '1', title: 'News', summary: '', cover: '', publishTime: 1 };
const page = { list: [news], total: 1, page: 1, size: 3 };

test.each([
  ['no data', undefined, '/data must be object'],
  ['null', null, '/data must be object'],
  ['an empty object', {}, "/data must have required property 'total'"],
  ['a list that is none', { ...page, list: {} }, '/data/list must be array'],
  ['an entry that is none', { ...page, list: [news, null] }, '/data/list/1 must be object'],
  [
    'a title that is none',
    { ...page, list: [{ ...news, title: null }] },
    '/data/list/0/title must be string',
  ],
  ['a topic that is none', { ...page, list: [{ ...news, topic: 'x' }] }, '/data/list/0/topic must be object'],
])('%s is a mismatch with its place', (_, data, place) => {
  expect(findMismatch('listNews', data)).toContain(place);
});

test('limits of the contract and fields beyond it are no mismatch', () => {
  const long = { ...news, title: 'x'.repeat(1_000), publishTime: -1, added: true };
  expect(contract.components.schemas.News.properties.title.maxLength).toBeLessThan(1_000);
  expect(findMismatch('listNews', { ...page, list: [long], size: 1_000 })).toBeUndefined();
});

test('the answer of an operation that the contract has no data for is null', () => {
  expect(findMismatch('logout', null)).toBeUndefined();
  expect(findMismatch('logout', {})).toBe('/data must be null');
});
