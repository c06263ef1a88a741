import { expect, test } from 'vitest';
import { accentsOf, contrast, dashboardColors } from './look.ts';

test.each(['#ffee00', '#000000', '#ffffff', '#e4002b', '#0b6b57', '#808080'])(
  'the accents of %s are readable',
  (color) => {
    const { light, dark } = accentsOf(color);
    expect(contrast(light, [251, 250, 247])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(light, [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, [15, 21, 19])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, [0, 0, 0])).toBeGreaterThanOrEqual(4.5);
  },
);

test('the colors of a dashboard are the accents and their soft areas', () => {
  expect(dashboardColors('#7a1fa2')).toBe('#7a1fa2,#f2e9f6,#af79c7,#231828');
});
