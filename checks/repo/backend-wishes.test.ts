import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  bundleDescription,
  type Description,
  listOperations,
  readCatalogue,
  readContract,
} from '../../scripts/generate/description.ts';
import { expandErrorCodes } from '../../scripts/generate/error-responses.ts';
import { lintDescription } from '../../scripts/lint-contract.ts';
import { read } from '../../test/files.ts';

type Fragment = Pick<Description, 'paths'> & { components?: Pick<Description['components'], 'schemas'> };

const fragments = [...read('docs/backend-wishes.md').matchAll(/^```yaml\n(.*?)^```$/gms)].map(
  ([, text = '']): Fragment => parse(text),
);

/** Lints a description with the linter and the rules of the contract. Resolves to its findings. */
async function lintObject(description: object): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'wishes-'));
  const file = join(directory, 'openapi.json');
  try {
    await writeFile(file, JSON.stringify(description));
    return (await lintDescription(file)).map(({ message }) => message);
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** The contract with the wishes, with the failure responses that the generator adds. */
async function contractWith(wishes: readonly Fragment[]): Promise<Description> {
  const authored = await bundleDescription(readContract());
  for (const { paths, components } of wishes) {
    for (const [path, item] of Object.entries(paths)) {
      expect(authored.paths, `${path} is part of the contract`).not.toHaveProperty([path]);
      authored.paths[path] = item;
    }
    Object.assign(authored.components.schemas, components?.schemas);
  }
  return expandErrorCodes(authored, await readCatalogue()).contract;
}

test('the wishes for the backend pass the linter of the contract', async () => {
  const contract = await contractWith(fragments);
  expect(fragments.length).toBeGreaterThanOrEqual(8);
  expect(listOperations(contract)).toHaveLength(
    listOperations(await contractWith([])).length +
      fragments.flatMap((one) => listOperations({ ...contract, ...one })).length,
  );
  expect(await lintObject(contract)).toEqual([]);
  // A fault shows that the linter reads the fragments.
  const [first] = fragments;
  const faulty = structuredClone(first);
  for (const item of Object.values(faulty?.paths ?? {})) if (item.get) item.get.operationId = '';
  expect(await lintObject(await contractWith(faulty ? [faulty] : []))).not.toEqual([]);
}, 60_000);
