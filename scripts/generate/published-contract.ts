/**
 * Writes `openapi/generated/openapi.json`: the contract with examples, for other tools. Part of `npm run generate`.
 *
 * The fake backend reads `contract.json`, which has no examples, because browsers load it.
 */
import { readFile } from 'node:fs/promises';
import { addExamples } from './add-examples.ts';
import { type Description, readCatalogue } from './description.ts';
import { recordExamples } from './record-examples.ts';
import { writeGenerated } from './write-generated.ts';

const source = new URL('../../openapi/generated/contract.json', import.meta.url);
const contract: Description = JSON.parse(await readFile(source, 'utf8'));
const published = addExamples(contract, await recordExamples(), await readCatalogue());
await writeGenerated('openapi/generated/openapi.json', `${JSON.stringify(published, null, 2)}\n`);
