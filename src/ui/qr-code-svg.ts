import { encode } from 'uqr';

/** The width of the quiet zone, which scanners need. */
const border = 2;

/**
 * Creates the picture of a QR code, dark on light in both color schemes for scanners: one stroke for each run of dark modules in a
 * row, along the upper edge of the row.
 */
export function qrCodeSvg(content: string): string {
  const { data, size } = encode(content, { ecc: 'M', border });
  const strokes = data.flatMap((row, y) => {
    const dark = row.map((isDark) => (isDark ? '#' : ' ')).join('');
    return [...dark.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}`);
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
    `<path stroke="#000" transform="translate(0 .5)" d="${strokes.join('')}"/></svg>`
  );
}
