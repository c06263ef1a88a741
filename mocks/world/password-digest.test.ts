import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordDigest } from './password-digest.ts';

const expected = (text: string) => createHash('sha256').update(text).digest('hex');

test('the digest of a password is its SHA-256, however long it is', () => {
  for (let length = 0; length < 200; length += 1)
    expect(passwordDigest('x'.repeat(length))).toBe(expected('x'.repeat(length)));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(passwordDigest(text)).toBe(expected(text));
    }),
  );
});
