/**
 * Derives everything that is derived from something else: `npm run generate`. With `--check` it writes nothing, and fails
 * when a file is stale.
 */
import { writeGenerated } from './write-generated.ts';

await import('./regions.ts');
await import('./theme.ts');
await import('./contract.ts');
// Reads what was written just now.
const { generatedDocs } = await import('./docs.ts');
for (const { path, content } of generatedDocs()) await writeGenerated(path, content);
