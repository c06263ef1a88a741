/** The characters from one code point to another, inclusive. */
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

export const lettersAndDigits = [...range(0x30, 0x39), ...range(0x41, 0x5a), ...range(0x61, 0x7a)];

/** The printable characters of Latin-1 and typographic punctuation. */
export const latinCharacters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’“”…•→−≥≤€™'];
