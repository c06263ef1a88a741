import { encryptedFields } from '../../openapi/generated/call-facts.ts';
import { connectionError } from './response.ts';

let hasWarned = false;

/**
 * Encrypts the password fields of a JSON body with the RSA public key (PKCS#1 v1.5, base64).
 *
 * The library loads with the first password. If it cannot load, the call fails with a connection error. Without a key, the
 * password is sent as plain text. A production server does not start without a key, so this happens in development only.
 *
 * @param body the serialized request body
 * @param publicKey PEM, or its base64
 * @returns the body to send, unchanged without a password
 */
export async function encryptPasswords(body: string, publicKey: string | null): Promise<string> {
  const fields: unknown = JSON.parse(body);
  if (typeof fields !== 'object' || fields === null) return body;
  const secrets = Object.entries(fields).filter(
    (entry): entry is [string, string] =>
      encryptedFields.has(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
  );
  if (secrets.length === 0) return body;
  if (publicKey === null) {
    if (!hasWarned) console.warn('No RSA public key: passwords are sent as plain text');
    hasWarned = true;
    return body;
  }
  const { JSEncrypt } = await import('jsencrypt').catch(() => {
    throw connectionError();
  });
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const encrypted = secrets.map(([name, secret]) => {
    const cipherText = rsa.encrypt(secret);
    if (cipherText === false) throw new Error('The RSA public key is invalid, or too short for the password');
    return [name, cipherText];
  });
  return JSON.stringify({ ...fields, ...Object.fromEntries(encrypted) });
}
