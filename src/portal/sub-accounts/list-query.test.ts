import { expect, test } from 'vitest';
import { paths } from '../../paths/paths.ts';
import {
  countFilters,
  directionOf,
  readListQuery,
  toCallQuery,
  toggleSort,
  toSearchParams,
} from './list-query.ts';

test('every list parameter survives a round trip through the URL', { tags: ['R2.15'] }, () => {
  const address =
    '/user/sub-account?keyword=%E6%9E%97&productId=p-brand&serviceId=s-sample&page=3&status=0&assigned=0&signedIn=0&de=0&sort=name&view=permissions';
  const query = readListQuery(new URL(address, 'http://site').searchParams);
  expect(query).toEqual({
    keyword: '林',
    status: '0',
    productId: 'p-brand',
    serviceId: 's-sample',
    assigned: '0',
    signedIn: '0',
    de: '0',
    sort: 'name',
    page: 3,
    view: 'permissions',
  });
  expect(countFilters(query)).toBe(5);
  expect(paths.subAccounts(toSearchParams(query))).toBe(address);
});

test('invalid parameters are ignored, and defaults are omitted', () => {
  for (const page of ['', '0', '-2', '1e99', '99999999999999999999', 'Infinity', 'x']) {
    const query = readListQuery(
      new URLSearchParams(`status=7&de=x&assigned=1&signedIn=1&sort=password&page=${page}&view=all`),
    );
    expect(countFilters(query)).toBe(0);
    expect(query.page).toBe(1);
    expect(paths.subAccounts(toSearchParams(query))).toBe('/user/sub-account');
  }
});

test.each([
  ['+86 138-0000', '1380000'],
  ['１３８ 0000', '1380000'],
  ['\u200b（北京） Ｌｉｎ ', '（北京） Lin'],
  ['lin@example', 'lin@example'],
  ['\u200b', undefined],
])('the keyword %j is searched as %j', { tags: ['R5.5'] }, (keyword, searched) => {
  const query = readListQuery(new URLSearchParams({ keyword }));
  expect(toCallQuery(query).keyword).toBe(searched);
});

test('a column is sorted ascending first, then descending', () => {
  expect(toggleSort('-createTime', 'name')).toBe('name');
  expect(toggleSort('name', 'name')).toBe('-name');
  expect(directionOf('-name', 'name')).toBe('descending');
  expect(directionOf('-name', 'account')).toBeUndefined();
});
