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

/** The texts of a file by their path in it. A text without values is no literal, which would become the type of what `t` returns. */
const typesOf = (name: string) =>
  [...readTexts('zh')]
    .filter(([key]) => key.startsWith(`${name}.`))
    .map(([key, text]) => {
      const slots = slotsOf(text);
      return `    '${key.slice(name.length + 1)}': ${slots ? `'${slots}'` : 'string'};\n`;
    });

await writeGenerated(
  'src/i18n/generated/namespaces.d.ts',
  `// Derived from locales/zh/ by \`npm run generate\`; edit the texts instead.

/**
 * The texts of \`locales/{language}/\` by file and by their path in it, with the values that they need. Flat: i18next's types of nested
 * files are too complex for an incremental type check.
 */
export interface Namespaces {
${names.map((name) => `  ${name}: {\n${typesOf(name).join('')}  };\n`).join('')}}
`,
);
