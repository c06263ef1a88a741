import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Comparison {
  name: string;
  /** Share of differing pixels, from 0 to 1; null when one side lacks the screenshot. */
  difference: number | null;
}

/**
 * Compares a screenshot of two folders and writes the difference to a third.
 *
 * The shorter screenshot is extended in white.
 */
export function comparePictures(name: string, before: string, after: string, into: string): Comparison {
  const file = `${name}.png`;
  if (!existsSync(join(before, file)) || !existsSync(join(after, file))) return { name, difference: null };
  const [a, b] = [read(join(before, file)), read(join(after, file))];
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const marked = new PNG({ width, height });
  const count = pixelmatch(
    widen(a, width, height).data,
    widen(b, width, height).data,
    marked.data,
    width,
    height,
    { threshold: 0.1 },
  );
  if (count > 0) writeFileSync(join(into, file), PNG.sync.write(marked));
  return { name, difference: count / (width * height) };
}

const read = (file: string) => PNG.sync.read(readFileSync(file));

function widen(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const wide = new PNG({ width, height, fill: true });
  wide.data.fill(255);
  PNG.bitblt(picture, wide, 0, 0, picture.width, picture.height, 0, 0);
  return wide;
}
