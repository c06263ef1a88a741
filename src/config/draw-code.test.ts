import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawCode } from './draw-code.ts';

/** The modules that a drawing's path covers. */
function modulesOf({ size, path }: { size: number; path: string }): boolean[][] {
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return modules;
}

test('a code is drawn module by module, with its quiet zone', () => {
  const content = 'https://chat.example.com/service?from=web';
  const { data, size } = encode(content, { ecc: 'M', border: 2 });
  const drawing = drawCode(content);
  expect(drawing.size).toBe(size);
  expect(modulesOf(drawing)).toEqual(data);
});
