import { expect, test } from 'vitest';
import { paths } from '../../../src/paths/paths.ts';
import { storyFor } from './story.ts';

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
