/**
 * Generates `openapi/generated/` from the contract, and the engine's `generated/` from its own. Part of `npm run generate`.
 */
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { securityOf } from '../../mocks/engine/contract.ts';
import { writeConstraints } from './constraints.ts';
import {
  bundleDescription,
  type Description,
  type ErrorEntry,
  listOperations,
  readCatalogue,
  readContract,
  readSource,
} from './description.ts';
import { expandErrorCodes } from './error-responses.ts';
import { fieldNames, hasMark, personalData } from './field-names.ts';
import { lintContract, lintSource } from './lint-contract.ts';
import { writeGenerated } from './write-generated.ts';

const root = join(import.meta.dirname, '../..');
/** The contract of the engine's own control plane. */
const controlSource = readSource(join(root, 'mocks/engine/control.yaml'));
const problems = [...(await lintContract(root)), ...(await lintSource(root, controlSource))];
if (problems.length > 0) {
  console.error([...new Set(problems)].join('\n'));
  process.exit(1);
}

const authored = await bundleDescription(readContract());
const control = await bundleDescription(controlSource);
const catalogue = await readCatalogue();
const { contract, codes, common } = expandErrorCodes(authored, catalogue);

const header = '// Derived from openapi/ by `npm run generate`; edit the contract instead.\n';
const list = (values: readonly string[]) => values.map((value) => `  '${value}',\n`).join('');
const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`);

const typesOf = async (description: Description) =>
  header + astToString(await openapiTS(structuredClone(description) as never, { alphabetize: false }));

const perCode = <T>(pick: (entry: ErrorEntry) => T) =>
  Object.fromEntries(Object.entries(catalogue).map(([code, entry]) => [code, pick(entry)]));
const facts = perCode(({ meaning, httpStatus, requirement }) => ({ meaning, httpStatus, requirement }));
const messages = (language: 'zh' | 'en') =>
  `${JSON.stringify(
    perCode((entry) => entry[language]),
    null,
    2,
  )}\n`;

const operations = listOperations(contract);
const { schemas } = contract.components;
const secrets = [...fieldNames(contract, (property) => hasMark('x-secret', property, schemas))];
const encrypted = [...fieldNames(schemas, (property) => hasMark('x-encrypted', property, schemas))];
const envelopeFields = fieldNames(schemas.Success, () => true);

const perOperation = (line: (operationId: string) => string) =>
  operations.map(({ operation: { operationId } }) => `  ${operationId}: ${line(operationId)}`).join('\n');
const ownCodes = (operationId: string) => codes.get(operationId)?.own ?? [];
const groupsOf = (operationId: string) => codes.get(operationId)?.groups ?? [];

function idsWith(tag: string): string[] {
  return operations
    .filter(({ operation }) => operation.tags.includes(tag))
    .map(({ operation }) => operation.operationId);
}

const files: Record<string, string> = {
  'contract.json': `${JSON.stringify(contract, null, 2)}\n`,
  'schema.d.ts': await typesOf(contract),
  'error-codes.ts': `${header}
/** The error catalogue: meaning, HTTP status and requirement of each code. */
export const errorCodes = ${JSON.stringify(facts, null, 2)} as const;

export type ErrorCode = keyof typeof errorCodes;
`,
  'operation-codes.ts': `${header}
/** Codes that many operations share: any operation, operations that read a token, operations with an encrypted field. */
export const commonErrorCodes = {
${Object.entries(common)
  .map(([group, members]) => `  ${group}: [${quoted(members).join(', ')}],`)
  .join('\n')}
} as const;

const { ${Object.keys(common).join(', ')} } = commonErrorCodes;

/** The codes that the contract lists for each operation, beyond the common ones. */
const own = {
${perOperation((operationId) => `[${quoted(ownCodes(operationId)).join(', ')}],`)}
} as const;

export type OperationCodes = { [Id in keyof typeof own]: (typeof own)[Id][number] };

/** Every error code that the contract names for an operation. */
export const operationErrorCodes = {
${perOperation((operationId) => `[${[`own.${operationId}`, ...groupsOf(operationId)].map((name) => `...${name}`).join(', ')}],`)}
} as const;

export type OperationErrorCode<Id extends keyof typeof operationErrorCodes> =
  (typeof operationErrorCodes)[Id][number];
`,
  'operations.ts': `${header}
/** Method and path of each operation, and whether it needs a login. */
export const operations = {
${operations
  .map(
    ({ method, path, operation: { operationId, security } }) =>
      `  ${operationId}: ['${method}', '${path}', '${securityOf(security ?? contract.security)}'],\n`,
  )
  .join('')}} as const;

export type OperationId = keyof typeof operations;

/** The operations of each tag. */
export interface TaggedOperations {
${authored.tags.map(({ name }) => `  '${name}': ${quoted(idsWith(name)).join(' | ')};\n`).join('')}}
`,
  'constraints.ts': `${header}\n${writeConstraints(schemas)}`,
  'call-facts.ts': `${header}
/** Schemas and fields with personal data, which a recording replaces. */
export type PersonalData =
${personalData(schemas)
  .map((name) => `  | '${name}'`)
  .join('\n')};

/** Body fields that are encrypted with the RSA public key. */
export const encryptedFields: ReadonlySet<string> = new Set([
${list(encrypted)}]);

/** Secret fields: passwords, codes, tokens, tickets. Logs mask them. */
export const secretFields: ReadonlySet<string> = new Set([
${list(secrets)}]);

/** The same for responses, where one of these names is also an ordinary field. */
export const secretResponseFields: ReadonlySet<string> = new Set([
${list(secrets.filter((name) => !envelopeFields.has(name)))}]);
`,
};

await writeGenerated('mocks/engine/generated/control.json', `${JSON.stringify(control, null, 2)}\n`);
await writeGenerated('mocks/engine/generated/control.d.ts', await typesOf(control));
for (const [name, content] of Object.entries(files))
  await writeGenerated(`openapi/generated/${name}`, content);
for (const language of ['zh', 'en'] as const)
  await writeGenerated(`locales/${language}/common.apiMsg.json`, messages(language));
