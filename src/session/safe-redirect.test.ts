import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each(['/user', '/en/user/sub-account?page=2#row', '/'])('follows %j', { tags: ['R2.20'] }, (target) => {
  expect(safeRedirect(target)).toBe(target);
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
])('does not follow %j', { tags: ['R2.20'] }, (target) => {
  expect(safeRedirect(target)).toBeUndefined();
});
