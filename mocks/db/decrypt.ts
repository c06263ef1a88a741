import { JSEncrypt } from 'jsencrypt';
import { developmentPrivateKey } from './development-keys.ts';

const rsa = new JSEncrypt();
rsa.setPrivateKey(developmentPrivateKey);

/** Decrypts a password field (RSA, PKCS#1 v1.5, base64); undefined when it was not encrypted with the development key. */
export function decrypt(cipherText: string): string | undefined {
  const plainText = rsa.decrypt(cipherText);
  return typeof plainText === 'string' && plainText !== '' ? plainText : undefined;
}
