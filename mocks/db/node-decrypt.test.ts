import { constants, publicEncrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPasswords } from '../../src/api/encryption.ts';
import { seededRandom } from '../engine/seeded-random.ts';
import { decrypt } from './decrypt.ts';
import { developmentPublicKey } from './development-keys.ts';
import { decryptOnNode } from './node-decrypt.ts';

test.each(['Demo2026!', 'a', '密码 with spaces', 'x'.repeat(240)])(
  'reads %j as jsencrypt does',
  async (text) => {
    const { password } = JSON.parse(
      await encryptPasswords(JSON.stringify({ password: text }), developmentPublicKey),
    );
    expect(decryptOnNode(password)).toBe(text);
    expect(decrypt(password)).toBe(text);
  },
);

test('rejects the same input as jsencrypt', () => {
  const oaep = publicEncrypt(
    { key: developmentPublicKey, padding: constants.RSA_PKCS1_OAEP_PADDING },
    Buffer.from('x'),
  );
  const invalidInputs = [
    '',
    'plain text',
    '%%%',
    'AAAA',
    oaep.toString('base64'),
    Buffer.alloc(256, 0xff).toString('base64'),
  ];
  const random = seededRandom(1);
  for (let index = 0; index < 20; index += 1)
    invalidInputs.push(
      Buffer.from(Array.from({ length: 256 }, () => Math.floor(random() * 256))).toString('base64'),
    );
  for (const input of invalidInputs) {
    expect(decryptOnNode(input), input).toBeUndefined();
    expect(decrypt(input), input).toBeUndefined();
  }
});
