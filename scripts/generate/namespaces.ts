/** Generates the list of text files and the values that texts take. Part of `npm run generate`. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readTexts } from '../../locales/read-texts.ts';
import { figureTexts } from '../../src/i18n/figures.ts';
import { writeGenerated } from './write-generated.ts';

const figures = figureTexts('zh');

/** Chinese has one plural form. */
const isPlural = (key: string) => key.endsWith('_other');

/** The values that a text needs, of which a number selects the plural form. The figures of the company need none. */
function valuesOf(key: string, text: unknown): string[] {
  const names = [...String(text).matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name);
  if (isPlural(key)) names.push('count');
  return [...new Set(names)].filter((name) => !(name in figures)).sort();
}

const typeOf = (values: readonly string[]) =>
  `{ ${values.map((name) => `${name}: ${name === 'count' ? 'number' : 'string | number'}`).join('; ')} }`;

const texts = [...readTexts('zh')].flatMap(([key, text]) => {
  const values = valuesOf(key, text);
  return values.length > 0 ? `  '${key.replace(/_other$/, '')}': ${typeOf(values)};\n` : [];
});

const files = globSync(join(import.meta.dirname, '../../locales/zh/*.json')).sort();
const fileType = (name: string) => `typeof import('../../../locales/zh/${name}.json')`;

/** A file such as `common.apiMsg.json` is a part of a namespace. */
const lines = files.map((file) => {
  const [namespace = '', part] = basename(file, '.json').split('.');
  return part ? '' : `  ${namespace}: ${fileType(namespace)}${partOf(namespace)};\n`;
});

function partOf(namespace: string): string {
  const part = files.map((file) => basename(file, '.json')).find((name) => name.startsWith(`${namespace}.`));
  return part ? ` & { ${part.slice(namespace.length + 1)}: ${fileType(part)} }` : '';
}

await writeGenerated(
  'src/i18n/generated/texts.ts',
  `// Derived from locales/zh/ by \`npm run generate\`; edit the texts instead.

/** The content of each file of \`locales/{language}/\`. */
export interface TextFiles {
${lines.join('')}}

/** The values of the texts that take some, by full key. */
export interface TextValues {
${texts.join('')}}
`,
);
