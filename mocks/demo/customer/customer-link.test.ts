import { expect, test } from 'vitest';
import type { Customer } from './customer.ts';
import { isCustomerFragment, readFragment, writeFragment } from './customer-link.ts';

const customer: Customer = {
  company: '云帆茶饮',
  contact: '王小明',
  color: '#7a1fa2',
  products: [{ id: 'p-brand', until: '2030-12-31', figure: 61 }],
};

test('a fragment carries a customer', async () => {
  const fragment = await writeFragment(customer);
  expect(fragment).toMatch(/^#customer=[\w-]+$/);
  expect(isCustomerFragment(fragment)).toBe(true);
  expect(await readFragment(fragment)).toEqual(customer);
});

test.each([
  ['no compressed data', '#customer=abc'],
  ['no base64', '#customer=%%%'],
  ['nothing', '#customer='],
])('a fragment with %s is invalid', async (_, fragment) => {
  expect(await readFragment(fragment)).toBeUndefined();
});

test.each([
  ['a logo that is no image', { logo: 'data:text/html;base64,AAAA' }],
  ['an unknown product', { products: [{ id: 'p-other', until: '2030-01-01' }] }],
  ['a color with other CSS', { color: 'red;}' }],
  ['no company', { company: ' ' }],
  ['a long text that compresses well', { company: 'a'.repeat(100_000) }],
  ['an unknown field', { script: 'x' }],
])('a customer with %s is invalid', async (_, change) => {
  expect(await readFragment(await writeFragment({ ...customer, ...change }))).toBeUndefined();
});
