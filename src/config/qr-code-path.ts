import { encode } from 'uqr';
import type { QrCodeDrawing } from './config.ts';

/** The width of the quiet zone, which scanners need. */
const border = 2;

/**
 * Creates the SVG path of a QR code: one stroke for each run of dark modules in a row, along the upper edge of the row. Runs have
 * relative positions, which halves the size of the path; it is part of every page.
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
