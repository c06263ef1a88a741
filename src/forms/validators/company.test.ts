import { expect, test } from 'vitest';
import {
  address,
  city,
  companyName,
  companyPostcode,
  companyTelephone,
  companyWebsite,
  province,
} from './company.ts';

test.each([
  ['company name', companyName, 'common.error.companyRequired'],
  ['province', province, 'common.error.provinceRequired'],
  ['city', city, 'common.error.cityRequired'],
  ['address', address, 'common.error.addressRequired'],
] as const)('the %s is required', { tags: ['R5.20'] }, (_field, rule, key) => {
  expect(rule('')).toBe(key);
  expect(rule(' ')).toBe(key);
  expect(rule('x')).toBeUndefined();
});

test('an application without a company is rejected', { tags: ['R5.14'] }, () => {
  expect(companyName('')).toBe('common.error.companyRequired');
});

test.each([
  ['postcode', companyPostcode, '518000', '51800', 'common.error.info11'],
  ['telephone', companyTelephone, '0755-12345678', '123456', 'common.error.info14'],
  ['website', companyWebsite, 'https://example.com', 'example', 'common.error.info16'],
] as const)('the %s may be empty but not malformed', { tags: ['R5.20'] }, (_field, rule, good, bad, key) => {
  expect(rule('')).toBeUndefined();
  expect(rule(good)).toBeUndefined();
  expect(rule(bad)).toBe(key);
});
