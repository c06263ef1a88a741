import { expect, test } from 'vitest';
import { paths } from '../../../src/paths/paths.ts';
import { readCustomer } from '../customer/customer.ts';
import { storyFor, storyToAdapt } from './story.ts';

const customer = (...untils: string[]) => ({
  company: '云帆茶饮',
  contact: '王小明',
  products: untils.map((until, index) => ({ id: ['p-service', 'p-survey'][index] ?? '', until })),
});

test.each([
  ['the first product', customer('2099-12-31', '2099-12-31'), 'p-service'],
  ['the first product that has not ended', customer('2020-01-01', '2099-12-31'), 'p-survey'],
  ['the first product where all have ended', customer('2020-01-01', '2020-01-01'), 'p-service'],
  ['the first product of the seeded company', undefined, 'p-brand'],
])('the presentation opens the dashboard of %s', (_, prepared, product) => {
  expect(storyFor(prepared).map(({ path }) => path)).toContain(paths.container(product));
});

test('the steps of a file replace those of the demo', () => {
  const [first] = storyFor({
    ...customer('2099-12-31'),
    story: [{ page: 'team', title: '您的团队', notes: '先看权限。' }],
  });
  expect(first).toMatchObject({
    path: paths.subAccounts(),
    title: { zh: '您的团队' },
    instructions: { en: '先看权限。' },
  });
  expect(storyFor({ ...customer('2099-12-31'), story: storyToAdapt('zh') })).toHaveLength(5);
});

test.each([
  ['no step', []],
  ['an unknown page', [{ page: 'admin', title: 'x', notes: 'y' }]],
  ['a step without notes', [{ page: 'home', title: 'x' }]],
])('a file with %s is refused for its story', (_, story) => {
  expect(readCustomer({ ...customer('2099-12-31'), story })).toEqual({ invalid: ['story'] });
});
