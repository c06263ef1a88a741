/**
 * Writes `openapi/generated/openapi.json`: the contract with examples, for other tools. Part of `npm run generate`.
 *
 * The fake backend reads `contract.json`, which has no examples, because browsers load it.
 */
import { readFile } from 'node:fs/promises';
import { api } from '../../mocks/api.ts';
import { explainCode } from '../../mocks/operations/codes.ts';
import { operations } from '../../mocks/operations/operations.ts';
import { addExamples } from './add-examples.ts';
import { type Description, listOperations, readCatalogue } from './description.ts';
import { recordExamples } from './record-examples.ts';
import { writeGenerated } from './write-generated.ts';

const source = new URL('../../openapi/generated/contract.json', import.meta.url);
const contract: Description = JSON.parse(await readFile(source, 'utf8'));
const missing = listOperations(contract)
  .map(({ operation }) => operation.operationId)
  .filter((operationId) => !(operationId in operations));
if (missing.length > 0) {
  console.error(
    `mocks/operations/<tag>.ts has no ${missing.join(', ')}. Add it, as CONTRIBUTING.md says for an endpoint, and run npm run generate again.`,
  );
  process.exit(1);
}
const published = addExamples(contract, await recordExamples(), await readCatalogue());

// How ordinary use triggers each code, or why only a replay rule does.
for (const { operation } of listOperations(published)) {
  const own = api.operations.find(({ operationId }) => operationId === operation.operationId);
  const causes = [...(own?.codes ?? [])].flatMap((code): [string, string][] => {
    const found = own && explainCode(own, code);
    return found ? [[code, 'cause' in found ? found.cause : `Replay only. ${found.replay}`]] : [];
  });
  operation['x-code-causes'] = Object.fromEntries(causes);
}
await writeGenerated('openapi/generated/openapi.json', `${JSON.stringify(published, null, 2)}\n`);
