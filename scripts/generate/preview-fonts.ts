import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { latinCharacters, latinTypeface } from './latin-typeface.ts';
import { Resvg } from './resvg.ts';
import { writeGenerated } from './write-generated.ts';

/*
 * The typefaces of preview images, as WOFF2 in one weight: Inter for Latin, Noto Sans SC for the 6,763 characters of GB 2312. The
 * package divides Noto Sans SC into slices, and the slices stay apart: an image loads those of its text.
 */
const require = createRequire(import.meta.url);
const folder = 'src/site/preview/generated';
const weight = 600;

const noto = dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'));

const versionOf = async (packageFile: string): Promise<string> =>
  JSON.parse(await readFile(packageFile, 'utf8')).version;

const source = [
  `inter ${await versionOf(require.resolve('@fontsource-variable/inter/package.json'))}`,
  `noto-sans-sc ${await versionOf(join(noto, 'package.json'))}`,
  `weight ${weight}`,
].join(', ');

interface Slice {
  file: string;
  characters: string;
}

/** The characters of GB 2312: punctuation and full-width forms in rows 1 and 3, ideographs in rows 16 to 87. */
function chineseCharacters(): string[] {
  const decoder = new TextDecoder('gb18030');
  const rows = [0xa1, 0xa3, ...Array.from({ length: 0xf7 - 0xb0 + 1 }, (_, row) => 0xb0 + row)];
  const cells = Array.from({ length: 0xfe - 0xa1 + 1 }, (_, cell) => 0xa1 + cell);
  return rows
    .flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell))))
    .filter((character) => !/[\s\p{Co}\ufffd]/u.test(character));
}

async function listSlices(): Promise<Slice[]> {
  const css = await readFile(join(noto, 'index.css'), 'utf8');
  const faces = css.matchAll(/url\(\.\/(files\/[^)]+)\)[^}]*unicode-range: ([^;]+);/g);
  const chinese = chineseCharacters();
  const slices = [...faces].map(([, file = '', ranges = '']) => {
    const bounds = ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    const isInside = (code: number) => bounds.some(([from, to]) => code >= from && code <= to);
    return {
      file: join(noto, file),
      characters: chinese.filter((character) => isInside(character.codePointAt(0) ?? 0)).join(''),
    };
  });
  return [{ file: latinTypeface, characters: latinCharacters.join('') }, ...slices].filter(
    ({ characters }) => characters,
  );
}

/** The widths of the Latin characters in ems, so that a headline can be set without a renderer. */
function measureAdvances(font: Uint8Array, characters: string): Record<string, number> {
  const size = 1000;
  const widthOf = (text: string) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text xml:space="preserve" font-size="${size}">${escaped}</text></svg>`;
    return new Resvg(svg, { font: { fontBuffers: [font] } }).getBBox()?.width ?? 0;
  };
  const base = widthOf('HH');
  return Object.fromEntries(
    [...characters].map((character) => [character, Math.round(widthOf(`H${character}H`) - base) / size]),
  );
}

/** Reducing all slices takes a quarter of a minute, so it runs when a source has changed only. */
const current = await readFile(join(import.meta.dirname, '../..', folder, 'fonts.json'), 'utf8').catch(
  () => '',
);
if (current === '' || JSON.parse(current).source !== source) {
  const slices: { characters: string; bytes: number }[] = [];
  const fonts: Uint8Array[] = [];
  for (const { file, characters } of await listSlices()) {
    const font = await subsetFont(await readFile(file), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
    });
    fonts.push(font);
    slices.push({ characters, bytes: font.length });
  }
  const [latinFont] = fonts;
  const [latin] = slices;
  if (!latinFont || !latin) throw new Error('The slice of Latin letters is missing');
  const advances = measureAdvances(latinFont, latin.characters);
  await writeGenerated(`${folder}/fonts.bin`, Buffer.concat(fonts));
  await writeGenerated(`${folder}/fonts.json`, `${JSON.stringify({ source, advances, slices }, null, 1)}\n`);
}
