import { expect, test } from 'vitest';
import { listFiles, read } from '../../test/files.ts';

/** Pages that show a picture of each page below them. */
const overviews = ['src/site/product/overview-page.tsx'];

/** The drawings of a page with their properties, without the words. */
const drawingsOf = (path: string) =>
  [...read(path).matchAll(/<(\w+Picture)\s([^<]*?)words=/g)].map(
    ([, name, properties = '']) => `${name} ${properties.trim()}`,
  );

test('no two pages show the same drawing with other words', () => {
  const pages = listFiles('src/site/**/*-page.tsx').filter((path) => !overviews.includes(path));
  const drawings = pages.flatMap(drawingsOf);
  expect(drawings.length).toBeGreaterThan(5);
  expect(drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index)).toEqual([]);
});
