/** Derives the style sheet of Fluent's theme. A part of `npm run generate`. */
import { writeDerived } from '../../../checks/derived.ts';
import { theme } from './theme.ts';

// Fluent's components read each token as a custom property of the same name.
const tokens = Object.entries(theme).map(([name, value]) => `  --${name}: ${value};\n`);
await writeDerived('src/ui/fluent/generated/theme.css', `:root {\n${tokens.join('')}}\n`);
