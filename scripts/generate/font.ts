import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { writeGenerated } from './write-generated.ts';

/*
 * The typeface with the characters and weights that the product uses: 28 KB instead of 48. Other characters come from the
 * fonts of the system.
 */
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•→−×≥≤€™`;

const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
await writeGenerated('src/ui/generated/inter-latin.woff2', font);
