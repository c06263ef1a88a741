import { expect, test } from 'vitest';
import { isAllowedAddress } from './allowed-address.ts';

const origins = ['https://brand.example.com'];

test('a product is shown from a configured origin', { tags: ['R2.16'] }, () => {
  expect(isAllowedAddress('https://brand.example.com/sso?token=a', origins)).toBe(true);
});

test.each([
  'https://brand.example.com.evil.example/sso',
  'https://evil.example/https://brand.example.com',
  'https://brand.example.com@evil.example/',
  'https://user@brand.example.com/',
  'http://brand.example.com/sso',
  'https://brand.example.com:8443/sso',
  'javascript:alert(1)//https://brand.example.com',
  'data:text/html,https://brand.example.com',
  '/sso',
  '',
])('%j is not', { tags: ['R2.16'] }, (address) => {
  expect(isAllowedAddress(address, origins)).toBe(false);
});
