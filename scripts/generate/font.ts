import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { latinCharacters, latinTypeface, lettersAndDigits, variationAxes } from './latin-typeface.ts';
import { writeGenerated } from './write-generated.ts';

/*
 * The typeface, with kerning and tabular figures, in two files. The basic one has the characters of English text and fits the first
 * 14 KB of a connection, so every page preloads it. Browsers load the other one when a page has one of its characters.
 */
const basic = [...lettersAndDigits, ...' !"#%&\'()*+,-./:;=?@_\u00a0©·–—−‘’“”…'];
const others = latinCharacters.filter((character) => !basic.includes(character));

/** Fonts of Chinese pages draw these characters, full-width. */
const fullWidth = [...'·–—‘’“”…•→−×≥≤°±§¶÷¨'];

const codePoint = (character: string) => character.codePointAt(0) ?? 0;

/** The `unicode-range` of characters. */
function unicodeRange(characters: readonly string[]): string {
  const points = characters.map(codePoint).toSorted((one, other) => one - other);
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const current = ranges.at(-1);
    if (current && point === current[1] + 1) current[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

const fontFace = (family: string, file: string, characters: readonly string[]) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: 400 700;
  font-display: optional;
  src: url("./${file}") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}
`;

// A variable, because the published types do not know `keepFeatures` yet.
const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'tnum'],
  variationAxes,
};
const font = await readFile(latinTypeface);
const faces: string[] = [];
for (const [name, characters] of Object.entries({ basic, others })) {
  const file = `inter-${name}.woff2`;
  const subset = await subsetFont(font, characters.join(''), options);
  await writeGenerated(`src/ui/generated/${file}`, subset);
  const halfWidth = characters.filter((character) => !fullWidth.includes(character));
  faces.push(fontFace('Inter', file, characters), fontFace('Inter Letters', file, halfWidth));
}
await writeGenerated('src/ui/generated/inter.css', faces.join('\n'));
