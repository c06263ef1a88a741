import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { passwordDigest } from './password-digest.ts';

test('the digest of a password is its SHA-256, whatever it is written with', () => {
  for (const password of ['', 'Demo2026!', '密码🔑', 'x'.repeat(200)])
    expect(passwordDigest(password)).toBe(createHash('sha256').update(password).digest('hex'));
});
