/** The first whole numbers that nothing divides; SHA-256 takes its constants from their roots. */
const primes: number[] = [];
for (let number = 2; primes.length < 64; number += 1)
  if (primes.every((prime) => number % prime !== 0)) primes.push(number);

/** The first 32 bits behind the point. */
const fractionBits = (value: number) => Math.floor((value % 1) * 2 ** 32) | 0;

const start = primes.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const rounds = primes.map((prime) => fractionBits(Math.cbrt(prime)));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The text's bytes, a one bit, and its length, filled up to whole blocks. */
function toBlocks(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  return view;
}

/** The sixteen words of a block, and 48 more that are mixed from them. */
function toWords(blocks: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  const word = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) {
      words[index] = blocks.getInt32(at + 4 * index);
      continue;
    }
    const far = word(index - 15);
    const near = word(index - 2);
    words[index] =
      word(index - 16) +
      (rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)) +
      word(index - 7) +
      (rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10));
  }
  return words;
}

/**
 * What a world keeps of a password: its SHA-256, so that nobody reads in a snapshot what somebody has typed.
 *
 * Browsers compute one only asynchronously, and on secure origins alone; handlers answer at once, and everywhere.
 */
export function passwordDigest(password: string): string {
  const blocks = toBlocks(password);
  const sums = Int32Array.from(start);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    const words = toWords(blocks, at);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums;
    for (const [index, constant] of rounds.entries()) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const first =
        h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + constant + (words[index] ?? 0);
      const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) sums[index] = (sums[index] ?? 0) + value;
  }
  return Array.from(sums, (sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}
