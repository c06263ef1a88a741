/** Generates the types of the texts from the Chinese locale files. Part of `npm run generate`. */
import { readTexts } from '../../locales/read-texts.ts';
import { figureTexts } from '../../src/i18n/figures.ts';
import { writeGenerated } from './write-generated.ts';

const texts = [...readTexts('zh')];
const names = [...new Set(texts.map(([key]) => key.split('.')[0] ?? ''))].sort();
const figures = figureTexts('zh');

/** The values that a text needs. The figures of the company need none. */
function valuesOf(text: unknown): string[] {
  const names = [...String(text).matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !(name in figures)).sort();
}

/** The arguments after the key: none, or the values. A number selects the plural form. */
function argumentsOf(key: string, text: unknown): string {
  const names = new Set(valuesOf(text));
  if (isPlural(key)) names.add('count');
  if (names.size === 0) return '[]';
  const values = [...names].map((name) => `${name}: ${name === 'count' ? 'number' : 'string | number'}`);
  return `[{ ${values.join('; ')} }]`;
}

/** Chinese has one plural form. */
const isPlural = (key: string) => key.endsWith('_other');

const interfaceName = (namespace: string) => `${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}`;

const interfaceOf = (namespace: string) => `interface ${interfaceName(namespace)} {
${texts
  .filter(([key]) => key.startsWith(`${namespace}.`))
  .map(([key, text]) => `  '${key.replace(/_other$/, '')}': ${argumentsOf(key, text)};\n`)
  .join('')}}
`;

await writeGenerated(
  'src/i18n/generated/namespaces.d.ts',
  `// Derived from locales/zh/ by \`npm run generate\`; edit the texts instead.

${names.map(interfaceOf).join('\n')}
/** The keys of each file of \`locales/{language}/\`, with the arguments after the key. */
export interface Namespaces {
${names.map((name) => `  ${name}: ${interfaceName(name)};\n`).join('')}}

/** All keys, with the arguments after the key. */
export interface TextArguments extends ${names.map(interfaceName).join(', ')} {}
`,
);
