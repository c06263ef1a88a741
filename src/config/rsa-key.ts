/** How a key says that it is one of RSA: the object identifier 1.2.840.113549.1.1.1. */
const rsaIdentifier = '\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01';

/** Where the content of the DER element at `at` starts and ends. */
function elementAt(bytes: string, at: number): { start: number; end: number } {
  const first = bytes.charCodeAt(at + 1);
  // A long length says first how many bytes it takes itself.
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  let length = lengthBytes === 0 ? first : 0;
  const start = at + 2 + lengthBytes;
  for (let index = at + 2; index < start; index += 1) length = length * 256 + bytes.charCodeAt(index);
  return { start, end: start + length };
}

/**
 * Gives the length of an RSA public key in bits. It reads the DER by itself, as the component explorer needs it in a browser.
 *
 * @param base64 what stands between the lines of a PEM
 * @returns undefined for any other key, and for one that is not complete
 */
export function rsaKeyBits(base64: string): number | undefined {
  let bytes: string;
  try {
    bytes = atob(base64.replaceAll(/\s/g, ''));
  } catch {
    return undefined;
  }
  const whole = elementAt(bytes, 0);
  const algorithm = elementAt(bytes, whole.start);
  if (whole.end !== bytes.length || !bytes.startsWith(rsaIdentifier, algorithm.start)) return undefined;
  const key = elementAt(bytes, elementAt(bytes, algorithm.end).start + 1);
  const modulus = elementAt(bytes, key.start);
  let { start } = modulus;
  while (bytes.charCodeAt(start) === 0) start += 1;
  return (modulus.end - start) * 8 - (Math.clz32(bytes.charCodeAt(start)) - 24);
}
