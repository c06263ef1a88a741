import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colors of a token in the light and the dark scheme. */
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
);

/** The relative luminance of WCAG. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(name: string, ground: string, scheme: 'light' | 'dark'): number {
  const [one = '', other = ''] = [name, ground].map((token) => tokens.get(token)?.[scheme]);
  const [brighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const grounds = ['ground', 'surface', 'sunken'];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(['text', 'text-muted', 'accent', 'danger', 'warning'])('the text color %s has 4.5:1', (name) => {
    for (const ground of grounds)
      expect(contrastOf(name, ground, scheme), ground).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['accent-soft', 'danger-soft', 'warning-soft'])(
    'the text on a message on %s has 4.5:1',
    (ground) => {
      expect(contrastOf('text', ground, scheme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['mark-own', 'mark-alert', 'mark-muted', 'mark-group-1', 'mark-group-2'])(
    'the text on %s has 4.5:1',
    (name) => {
      expect(contrastOf('surface', name, scheme)).toBeGreaterThanOrEqual(4.5);
      for (const ground of grounds)
        expect(contrastOf(name, ground, scheme), ground).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(['chart-1', 'chart-2', 'chart-3', 'chart-4', 'border-strong'])(
    '%s, which carries information, has 3:1',
    (name) => {
      for (const ground of grounds)
        expect(contrastOf(name, ground, scheme), ground).toBeGreaterThanOrEqual(3);
    },
  );
});
