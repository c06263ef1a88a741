import { constants, createPrivateKey, privateDecrypt } from 'node:crypto';
import { developmentPrivateKey } from './development-keys.ts';

const key = createPrivateKey(developmentPrivateKey);
const keyBytes = 256;
/** Minimum length of the padding, without its two leading bytes and its end. */
const minPadding = 8;

/**
 * Decrypts a password field like `decrypt.ts`, about fifty times as fast, on Node.
 *
 * Removes the padding (PKCS#1 v1.5) by hand: Node decrypts an invalid text to random bytes, and the login would fail
 * for its password instead of its encryption (A0202).
 */
export function decryptOnNode(cipherText: string): string | undefined {
  const cipher = Buffer.from(cipherText, 'base64');
  if (cipher.length !== keyBytes) return undefined;
  try {
    return unpad(privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, cipher));
  } catch {
    // The number exceeds the modulus of the key, so it is no ciphertext.
    return undefined;
  }
}

/** Removes `00 02 padding 00`; undefined without the padding or without a text. */
function unpad(block: Buffer): string | undefined {
  const end = block.indexOf(0, 2);
  if (block[0] !== 0 || block[1] !== 2 || end < 2 + minPadding || end === block.length - 1) return undefined;
  return block.subarray(end + 1).toString('utf8');
}
