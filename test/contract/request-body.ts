import { encryptPasswords } from '../../src/api/encryption.ts';

/** Serializes a body with encrypted passwords, then adds the unencrypted fields. */
export async function toText(
  body: object,
  publicKey: string,
  unencrypted: Record<string, string> | undefined,
): Promise<string> {
  const text = await encryptPasswords(JSON.stringify(body), publicKey);
  return unencrypted ? JSON.stringify({ ...JSON.parse(text), ...unencrypted }) : text;
}
