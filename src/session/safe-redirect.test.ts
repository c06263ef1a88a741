import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each(['/user', '/user/sub-account?page=2#row', '/'])('follows %j', { tags: ['R2.20'] }, (target) => {
  expect(safeRedirect(target, 'zh')).toBe(target);
});

test('redirects in the language of the login page', { tags: ['R2.20'] }, () => {
  expect(safeRedirect('/user/info?a=1', 'en')).toBe('/en/user/info?a=1');
  expect(safeRedirect('/en/user/info?a=1', 'zh')).toBe('/user/info?a=1');
});

test('ignores a host after the language', { tags: ['R2.20'] }, () => {
  expect(safeRedirect('/en//evil.example/', 'zh')).toBe('/evil.example/');
  expect(safeRedirect('/en/\\evil.example/', 'zh')).toBe('/evil.example/');
});

test.each([
  null,
  '',
  'user',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/..//evil.example',
  '/transfer?action=logout',
  '/en/transfer?action=logout',
  '/transfer/?action=logout',
  '/Transfer?action=logout',
  '/%74ransfer?action=logout',
  '/user/../transfer?action=logout',
])('does not follow %j', { tags: ['R2.20'] }, (target) => {
  expect(safeRedirect(target, 'zh')).toBeUndefined();
});
