import type { FormDefinition } from '../src/forms/field-errors.ts';
import { listFiles, read } from './files.ts';

const isForm = (value: unknown): value is FormDefinition =>
  typeof value === 'object' && value !== null && 'operations' in value && 'fieldErrors' in value;

/** How many forms each file defines. */
const definitions = listFiles('src/**/*.{ts,tsx}')
  .map((file) => ({ file, count: read(file).match(/\bdefineForm\(\{/g)?.length ?? 0 }))
  .filter(({ count }) => count > 0);

const modules: object[] = await Promise.all(
  definitions.map(({ file }) => import(/* @vite-ignore */ `../${file}`)),
);

/** Every form of the site by the name of its export. */
export const forms: ReadonlyMap<string, FormDefinition> = new Map(
  modules
    .flatMap((module) => Object.entries(module))
    // A form with a parameter takes a language or the number that a new one replaces.
    .map(([name, value]) => [
      name,
      name.endsWith('Form') && typeof value === 'function' ? value('zh') : value,
    ])
    .filter((entry): entry is [string, FormDefinition] => isForm(entry[1])),
);

const defined = definitions.reduce((sum, { count }) => sum + count, 0);
if (forms.size !== defined) throw new Error(`${defined} forms are defined, ${forms.size} are exported`);
