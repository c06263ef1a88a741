import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCodeSvg } from './qr-code-svg.ts';

test('a QR code covers each dark module inside the quiet zone', { tags: ['R1.8'] }, () => {
  const content = 'https://chat.example.com/service?from=web';
  const { data, size } = encode(content, { ecc: 'M', border: 2 });
  const svg = qrCodeSvg(content);
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)(?=M|")/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  expect(modules).toEqual(data);
});
