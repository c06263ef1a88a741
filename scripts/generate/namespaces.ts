/** Generates the types of the texts from the Chinese locale files. Part of `npm run generate`. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeGenerated } from './write-generated.ts';

const files = globSync(join(import.meta.dirname, '../../locales/zh/*.json'));
const names = files.map((file) => basename(file, '.json')).sort();

await writeGenerated(
  'src/i18n/generated/namespaces.d.ts',
  `// Derived from locales/zh/ by \`npm run generate\`; edit the texts instead.
${names.map((name) => `import type ${name} from '../../../locales/zh/${name}.json';\n`).join('')}
/** The text files of \`locales/{language}/\`, by name. */
export interface Namespaces {
${names.map((name) => `  ${name}: typeof ${name};\n`).join('')}}
`,
);
