import { encode } from 'uqr';
import type { CodeDrawing } from './config.ts';

/** The quiet zone that readers need around a code. */
const border = 2;

/** Draws `content` as a QR code: one rectangle for each run of dark modules in a row. */
export function drawCode(content: string): CodeDrawing {
  const { data, size } = encode(content, { ecc: 'M', border });
  const rows = data.map((row, y) => {
    const dark = row.map((isDark) => (isDark ? '#' : ' ')).join('');
    return [...dark.matchAll(/#+/g)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join('');
  });
  return { size, path: rows.join('') };
}
