import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { products } from '../../db/content/products.ts';
import { maxLogoLength } from './customer.ts';
import { writeFragment } from './customer-link.ts';
import { maxLinkLogoLength, pickLogo } from './read-logo.ts';

const logo = (length: number, type = 'png') => `data:image/${type};base64,`.padEnd(length, 'A');
const fits = maxLinkLogoLength;

test.each([
  ['the smaller of two formats', [[logo(900), logo(800, 'webp')]], 800],
  ['the sharpest size that a link carries', [[logo(fits + 1)], [logo(fits)], [logo(300)]], fits],
  ['the sharpest size where no link carries one', [[logo(fits + 9)], [logo(fits + 5)]], fits + 9],
  ['none that is too large for a file', [[logo(maxLogoLength + 1)], [logo(maxLogoLength)]], undefined],
])('a logo is %s', (_, sizes, length) => {
  expect(pickLogo(sizes)?.length).toBe(length);
});

test('a link with the largest logo and all products has at most 2,000 characters', async () => {
  const prefix = 'data:image/webp;base64,';
  const bytes = randomBytes(Math.floor(((maxLinkLogoLength - prefix.length) / 4) * 3));
  const fragment = await writeFragment(
    {
      company: '云帆茶饮（上海）餐饮管理有限公司',
      contact: '王小明',
      color: '#7a1fa2',
      logo: prefix + bytes.toString('base64'),
      products: products.map(({ id }) => ({ id, until: '2030-12-31', figure: 61 })),
    },
    'en',
  );
  const address = 'https://demo.example.com/presentations/2026/user?as=main';
  expect((address + fragment).length).toBeLessThanOrEqual(2000);
});
