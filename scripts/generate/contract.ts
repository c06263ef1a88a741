/**
 * Generates `openapi/generated/` from the contract. Part of `npm run generate`.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { type Security, securityOf } from '../../openapi/security.ts';
import { writeGenerated } from './write-generated.ts';

const here = new URL('../../openapi/', import.meta.url);
const methods = ['get', 'post', 'put', 'delete', 'patch'] as const;

interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  'x-error-codes': string[];
}
interface Contract {
  paths: Record<string, Partial<Record<(typeof methods)[number], Operation>>>;
  components: { schemas: Record<string, unknown> };
}
interface ErrorCode {
  meaning: string;
  httpStatus: number;
}

const contract = await readDescription('openapi.yaml');
const control = await readDescription('mock-control.yaml');
const catalogue: Record<string, ErrorCode> = parse(await readFile(new URL('error-codes.yaml', here), 'utf8'));

/** Bundles an OpenAPI description. */
async function readDescription(file: string): Promise<Contract> {
  const { bundle: bundled } = await bundle({
    ref: fileURLToPath(new URL(file, here)),
    config: await createConfig({}),
    dereference: false,
  });
  return bundled.parsed;
}

const typesOf = async (description: Contract) =>
  header + astToString(await openapiTS(structuredClone(description) as never, { alphabetize: false }));

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ method: method.toUpperCase(), path, ...operation }] : [];
  }),
);

const unknownCodes = operations.flatMap(({ operationId, 'x-error-codes': codes }) =>
  codes.filter((code) => !(code in catalogue)).map((code) => `${operationId}: ${code}`),
);
if (unknownCodes.length > 0) {
  throw new Error(`Codes that error-codes.yaml does not list: ${unknownCodes.join(', ')}`);
}

const header = '// Derived from openapi/ by `npm run generate`; edit the contract instead.\n';
const list = (values: string[]) => values.map((value) => `  '${value}',\n`).join('');

const secrets = [...fieldNames(contract, isSecret)];
const envelopeFields = fieldNames(contract.components.schemas.Success, () => true);

const files: Record<string, string> = {
  'contract.json': `${JSON.stringify(contract, null, 2)}\n`,
  'schema.d.ts': await typesOf(contract),
  'control.json': `${JSON.stringify(control, null, 2)}\n`,
  'control.d.ts': await typesOf(control),
  'error-codes.ts': `${header}
/** The error catalogue: meaning and HTTP status of each code. */
export const errorCodes = ${JSON.stringify(catalogue, null, 2)} as const;

export type ErrorCode = keyof typeof errorCodes;
`,
  'operation-facts.ts': `${header}
/** The codes that the contract lists for each operation, beyond the common ones. */
export interface OperationCodes {
${operations
  .map(
    ({ operationId, 'x-error-codes': codes }) =>
      `  ${operationId}: ${codes.map((code) => `'${code}'`).join(' | ') || 'never'};\n`,
  )
  .join('')}}

/** Whether each operation needs a login. */
export interface OperationSecurity {
${operations.map((operation) => `  ${operation.operationId}: '${securityOf(operation.security)}';\n`).join('')}}
`,
  'call-facts.ts': `${header}
/** Calls ("METHOD path") that never carry the bearer token. */
export const callsWithoutToken: ReadonlySet<string> = new Set([
${list(callsThat('none'))}]);

/** Calls with an optional bearer token. */
export const callsWithOptionalToken: ReadonlySet<string> = new Set([
${list(callsThat('optional'))}]);

/** Body fields that are encrypted with the RSA public key. */
export const encryptedFields: ReadonlySet<string> = new Set([
${list([...fieldNames(contract.components.schemas, isEncrypted)])}]);

/** Secret fields: passwords, codes, tokens, tickets. Logs mask them. */
export const secretFields: ReadonlySet<string> = new Set([
${list(secrets)}]);

/** The same for responses, where one of these names is also an ordinary field. */
export const secretAnswerFields: ReadonlySet<string> = new Set([
${list(secrets.filter((name) => !envelopeFields.has(name)))}]);
`,
};

function callsThat(security: Security): string[] {
  return operations
    .filter((operation) => securityOf(operation.security) === security)
    .map(({ method, path }) => `${method} ${path}`);
}

/** Names of all properties below a node whose schema matches. */
function fieldNames(
  node: unknown,
  isKind: (schema: unknown) => boolean,
  names = new Set<string>(),
): Set<string> {
  if (typeof node !== 'object' || node === null) return names;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') {
      for (const [name, property] of Object.entries(value)) if (isKind(property)) names.add(name);
    }
    fieldNames(value, isKind, names);
  }
  return names;
}

/** Whether a property or its referenced schema is marked as secret. */
function isSecret(property: unknown): boolean {
  if (typeof property !== 'object' || property === null) return false;
  if ('x-secret' in property) return property['x-secret'] === true;
  if ('allOf' in property && Array.isArray(property.allOf)) return property.allOf.some(isSecret);
  if (!('$ref' in property) || typeof property.$ref !== 'string') return false;
  return isSecret(contract.components.schemas[property.$ref.split('/').at(-1) ?? '']);
}

/** Whether a property is a plain reference, or one with a description in `allOf`. */
function isEncrypted(property: unknown): boolean {
  if (typeof property !== 'object' || property === null) return false;
  if ('$ref' in property) return property.$ref === '#/components/schemas/EncryptedPassword';
  return 'allOf' in property && Array.isArray(property.allOf) && property.allOf.some(isEncrypted);
}

for (const [name, content] of Object.entries(files))
  await writeGenerated(`openapi/generated/${name}`, content);
