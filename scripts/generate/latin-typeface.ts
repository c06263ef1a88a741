import { createRequire } from 'node:module';

/** The file of Inter with Latin letters. */
export const latinTypeface = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

/** The weights that pages and covers use. */
export const variationAxes = { wght: { min: 400, max: 700 } };

/** The characters from one code point to another, inclusive. */
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

export const lettersAndDigits = [...range(0x30, 0x39), ...range(0x41, 0x5a), ...range(0x61, 0x7a)];

/** The printable characters of Latin-1 and typographic punctuation. */
export const latinCharacters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’“”…•→−≥≤€™'];
