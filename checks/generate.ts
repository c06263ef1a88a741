/**
 * Derives everything that is derived from something else: `npm run generate`. With `--check` it writes nothing, and fails
 * when a file is stale.
 */
import { writeDerived } from './derived.ts';

await import('../src/forms/regions/generate-regions.ts');
await import('../src/ui/fluent/generate-theme.ts');
await import('../openapi/generate.ts');
// Reads what was written just now.
const { documents } = await import('./documents.ts');
for (const { path, content } of documents()) await writeDerived(path, content);
