import { encode } from 'uqr';
import type { QrCodeDrawing } from './config.ts';

/** The quiet zone that readers need around a code. */
const border = 2;

/**
 * Draws `content` as a QR code: one stroke for each run of dark modules in a row, along the row's upper edge. Within a row
 * a run is given by its distance from the one before: the drawing is part of every page, and this is half as long.
 */
export function qrCodePath(content: string): QrCodeDrawing {
  const { data, size } = encode(content, { ecc: 'M', border });
  const rows = data.map((row, y) => {
    const dark = row.map((isDark) => (isDark ? '#' : ' ')).join('');
    let end = 0;
    return [...dark.matchAll(/#+/g)]
      .map(({ index, 0: run }, nth) => {
        const move = nth === 0 ? `M${index} ${y}` : `m${index - end} 0`;
        end = index + run.length;
        return `${move}h${run.length}`;
      })
      .join('');
  });
  return { size, path: rows.join('') };
}
