import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCodePath } from './qr-code-path.ts';

/** The modules that the strokes of a path cover. */
function modulesOf({ size, path }: { size: number; path: string }): boolean[][] {
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, start = '', runs = ''] of path.matchAll(/M(\d+ \d+)((?:h\d+(?:m\d+ 0)?)+)/g)) {
    const [left = 0, row = 0] = start.split(' ').map(Number);
    let x = left;
    for (const [, kind, length] of runs.matchAll(/([hm])(\d+)/g)) {
      if (kind === 'h') modules[row]?.fill(true, x, x + Number(length));
      x += Number(length);
    }
  }
  return modules;
}

test('a QR code path covers each dark module inside the quiet zone', () => {
  const content = 'https://chat.example.com/service?from=web';
  const { data, size } = encode(content, { ecc: 'M', border: 2 });
  const drawing = qrCodePath(content);
  expect(drawing.size).toBe(size);
  expect(modulesOf(drawing)).toEqual(data);
});
