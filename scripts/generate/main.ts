/**
 * Writes all generated files: `npm run generate`. `--check` writes nothing and fails for a stale file.
 */
import { writeGenerated } from './write-generated.ts';

await import('./regions.ts');
await import('./theme.ts');
await import('./font.ts');
await import('./preview-fonts.ts');
await import('./cover-fonts.ts');
await import('./icons.ts');
await import('./contract.ts');
await import('./namespaces.ts');
await import('./search-index.ts');
// The steps below import files that the steps above have generated.
await import('../../mocks/adapters/jsencrypt-resolution.ts');
await import('./published-contract.ts');
const { generatedDocs } = await import('./docs.ts');
for (const { path, content } of generatedDocs()) await writeGenerated(path, content);
