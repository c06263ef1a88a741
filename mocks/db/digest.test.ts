import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digest } from './digest.ts';

test('the digest of a password is the SHA-256 of its UTF-8 bytes', () => {
  for (const password of ['', 'Demo2026!', '密码🔑', 'x'.repeat(200)])
    expect(digest(password)).toBe(createHash('sha256').update(password).digest('hex'));
});
