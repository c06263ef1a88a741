/** Generates the types of the texts from the Chinese locale files. Part of `npm run generate`. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readTexts } from '../../locales/read-texts.ts';
import { figureTexts } from '../../src/i18n/figures.ts';
import { writeGenerated } from './write-generated.ts';

const files = globSync(join(import.meta.dirname, '../../locales/zh/*.json'));
const names = files.map((file) => basename(file, '.json')).sort();
const figures = figureTexts('zh');

/** The values that a text needs, as it writes them. The figures of the company need none. */
function slotsOf(text: unknown): string {
  const slots = [...String(text).matchAll(/{{(\w+)}}/g)].filter(([, name = '']) => !(name in figures));
  return [...new Set(slots.map(([slot]) => slot))].sort().join('');
}

const values = [...readTexts('zh')].flatMap(([key, text]) => {
  const slots = slotsOf(text);
  return slots ? [`  '${key}': '${slots}';\n`] : [];
});

await writeGenerated(
  'src/i18n/generated/namespaces.d.ts',
  `// Derived from locales/zh/ by \`npm run generate\`; edit the texts instead.
${names.map((name) => `import type ${name} from '../../../locales/zh/${name}.json';\n`).join('')}
/** The text files of \`locales/{language}/\`, by name. */
export interface Namespaces {
${names.map((name) => `  ${name}: typeof ${name};\n`).join('')}}

/** The values of the texts that need some. */
export interface TextSlots {
${values.sort().join('')}}
`,
);
