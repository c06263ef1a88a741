/**
 * Derives everything that is derived from something else: `npm run generate`. With `--check` it writes nothing, and fails
 * when a file is stale.
 */
import { writeDerived } from './write-generated.ts';

await import('./regions.ts');
await import('./theme.ts');
await import('./contract.ts');
// Reads what was written just now.
const { documents } = await import('./docs.ts');
for (const { path, content } of documents()) await writeDerived(path, content);
