/** Generates the style sheet of Fluent's theme. Part of `npm run generate`. */

import { theme } from '../../src/ui/fluent/theme.ts';
import { writeGenerated } from './write-generated.ts';

// Fluent components read each token from a custom property of the same name.
const tokens = Object.entries(theme).map(([name, value]) => `  --${name}: ${value};\n`);
await writeGenerated('src/ui/fluent/generated/theme.css', `:root {\n${tokens.join('')}}\n`);
