import { randomFillSync } from 'node:crypto';

/** Letters of a nonce. A kept page takes any other nonce of the same length. */
export const nonceLength = 24;

/** Random bytes of a nonce. */
const nonceBytes = (nonceLength / 4) * 3 - 2;

/** Drawn for many nonces at once: to draw is a fiftieth of the work for a page. */
const drawn = Buffer.alloc(nonceBytes * 256);
let used = drawn.length;

/** Makes a nonce that nobody can guess, and nobody had before. */
export function makeNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += nonceBytes;
  return drawn.toString('base64', used - nonceBytes, used);
}
