import fontData from './generated/fonts.bin?inline';
import { advances, slices } from './generated/fonts.json';

const base64 = fontData.slice(fontData.indexOf(',') + 1);
const bytes = Buffer.from(base64, 'base64');

let end = 0;
const fonts = slices.map(({ characters, bytes: length }) => {
  end += length;
  return { characters: new Set(characters), font: new Uint8Array(bytes.subarray(end - length, end)) };
});

/** Whether the typefaces contain every character of a text. */
export const isDrawable = (text: string): boolean =>
  [...text].every((character) => fonts.some(({ characters }) => characters.has(character)));

const advanceOf: Record<string, number> = advances;

/** The width of a text in ems. Chinese characters are squares. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (advanceOf[character] ?? 1), 0);

const latinFont = fonts.slice(0, 1).map(({ font }) => font);

/** The fonts of a text. Latin letters come first or, in Chinese, last: both typefaces contain some punctuation. */
export function fontsOf(text: string, language: string): Uint8Array[] {
  const needed = [...new Set(text)];
  const chinese = fonts
    .slice(1)
    .filter(({ characters }) => needed.some((character) => characters.has(character)))
    .map(({ font }) => font);
  return language === 'zh' ? [...chinese, ...latinFont] : [...latinFont, ...chinese];
}
