import { readdir, readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { latinCharacters, latinTypeface, variationAxes } from './latin-typeface.ts';
import { writeGenerated } from './write-generated.ts';

/*
 * The letters of the covers of articles. A page shows a cover as an image, which has no access to the fonts of the page, so each
 * cover contains the letters that it uses: 2 to 9 KB.
 */
const font = await readFile(latinTypeface);
const folder = 'public/covers';

for (const file of (await readdir(folder)).toSorted()) {
  const drawing = (await readFile(`${folder}/${file}`, 'utf8')).replace(/<style>.*?<\/style>/, '');
  const words = [...drawing.matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word).join('');
  const letters = [...new Set(words)].filter((letter) => latinCharacters.includes(letter)).toSorted();
  if (letters.length === 0) {
    await writeGenerated(`${folder}/${file}`, drawing);
    continue;
  }
  const subset = await subsetFont(font, letters.join(''), {
    targetFormat: 'woff2',
    variationAxes,
  });
  const url = `data:font/woff2;base64,${subset.toString('base64')}`;
  const face = `<style>@font-face{font-family:Inter;font-weight:400 700;src:url(${url})}</style>`;
  await writeGenerated(
    `${folder}/${file}`,
    drawing.replace(/^<svg[^>]*>/, (root) => root + face),
  );
}
