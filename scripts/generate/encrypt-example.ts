import { constants, createHash, createPublicKey, publicEncrypt } from 'node:crypto';
import { developmentPublicKey } from '../../mocks/db/development-keys.ts';
import { encryptedFields } from '../../openapi/generated/call-facts.ts';

const key = createPublicKey(developmentPublicKey);
const keyBytes = 256;

/** Encrypts the passwords of a body with the development key. The same body gives the same bytes, unlike in a client. */
export function encryptExample(body: object): object {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      encryptedFields.has(name) && typeof value === 'string' && value !== '' ? encrypt(value) : value,
    ]),
  );
}

/** RSA with PKCS#1 v1.5, whose random padding is replaced by bytes derived from the text. */
function encrypt(text: string): string {
  const message = Buffer.from(text);
  const padding = derivedBytes(text, keyBytes - message.length - 3);
  const block = Buffer.concat([Buffer.from([0, 2]), padding, Buffer.from([0]), message]);
  return publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, block).toString('base64');
}

/** Bytes without a zero, which ends the padding. */
function derivedBytes(text: string, length: number): Buffer {
  const bytes = createHash('shake256', { outputLength: length }).update(text).digest();
  return bytes.map((byte) => byte || 1) as Buffer;
}
