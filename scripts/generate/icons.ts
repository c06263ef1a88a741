import { readFile } from 'node:fs/promises';
import { Resvg } from './resvg.ts';
import { writeGenerated } from './write-generated.ts';

/*
 * The icons of browsers without SVG icons, such as Safari before 26, and of programs that ask for these names without a page.
 */
const source = await readFile('public/favicon.svg', 'utf8');

/** Draws the mark as PNG in a square of `size` pixels. */
const draw = (svg: string, size: number): Buffer =>
  Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());

/** An ICO file with PNG images. */
function icoFile(sizes: readonly number[]): Buffer {
  const images = sizes.map((size) => ({ size, png: draw(source, size) }));
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

/** The mark with a margin on white, because iOS shows transparent pixels black and rounds the corners. */
const onWhite = source.replace(
  /viewBox="0 0 36 36"([^>]*)>/,
  'viewBox="-9 -9 54 54"$1><path fill="#fff" d="M-9-9h54v54H-9z"/>',
);
if (onWhite === source) throw new Error('public/favicon.svg no longer has the view box 0 0 36 36.');

await writeGenerated('public/favicon.ico', icoFile([16, 32, 48]));
await writeGenerated('public/apple-touch-icon.png', draw(onWhite, 180));
