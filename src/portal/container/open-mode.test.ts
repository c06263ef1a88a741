import { expect, test } from 'vitest';
import { openMode } from './open-mode.ts';

const origins = ['https://brand.example.com'];

test('a product of a configured origin opens in an iframe', { tags: ['R2.16'] }, () => {
  expect(openMode('https://brand.example.com/sso?token=a', origins)).toBe('frame');
});

test('without configured origins a product opens in a new tab', { tags: ['R2.16'] }, () => {
  expect(openMode('https://brand.example.com/sso?token=a', [])).toBe('tab');
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
])('%j is not framed', { tags: ['R2.16'] }, (address) => {
  expect(openMode(address, origins)).toBe('blocked');
});

test.each([
  'javascript:alert(1)//https://brand.example.com',
  'data:text/html,https://brand.example.com',
  'https://user@brand.example.com/',
  '/sso',
  '',
])('%j opens nowhere', { tags: ['R2.16'] }, (address) => {
  expect(openMode(address, [])).toBe('blocked');
});
