import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Examples = Record<string, { $ref: string } | { value: unknown }>;

interface Content {
  content: { 'application/json': { examples: Examples } };
}

interface PublishedParameter {
  name: string;
  in: 'path' | 'query';
  examples?: Record<string, { value: unknown }>;
}

interface PublishedOperation {
  operationId: string;
  parameters?: (PublishedParameter | { $ref: string })[];
  requestBody?: Content;
  responses: Record<string, { $ref: string } | Content>;
}

interface PublishedContract {
  paths: Record<string, Record<string, PublishedOperation>>;
  components: { responses: Record<string, Content>; examples: Record<string, { value: unknown }> };
}

const readContract = (file: string): PublishedContract =>
  JSON.parse(readFileSync(new URL(`../../openapi/generated/${file}`, import.meta.url), 'utf8'));

/** The document that other tools read. */
export const published = readContract('openapi.json');

/** The same without examples. The generator has written it before it records the examples of a new operation. */
const contract = readContract('contract.json');

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv, ['int32', 'int64', 'double', 'date-time', 'uri']);
// Other tools do not know it.
ajv.addFormat('line', true);
ajv.addSchema({ $id: 'contract', ...contract });

const escaped = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** The operations of a contract with their JSON pointers. */
const operationsOf = ({ paths }: PublishedContract) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      at: `#/paths/${escaped(path)}/${method}`,
    })),
  );

export const publishedOperations = operationsOf(published);
const contractOperations = operationsOf(contract);

/**
 * Compares a response with the schema that the contract has for its HTTP status. It reads the document as any tool does,
 * without the code of the fake backend.
 */
export function responseViolations(operationId: string, status: number, body: unknown): string[] {
  const operation = contractOperations.find((candidate) => candidate.operationId === operationId);
  const response = operation?.responses[status];
  if (!operation || !response) return [`${operationId} has no response ${status}`];
  const at = '$ref' in response ? response.$ref : `${operation.at}/responses/${status}`;
  const validate = ajv.getSchema(`contract${at}/content/application~1json/schema`);
  if (!validate) return [`${operationId} has no schema for ${status}`];
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${operationId} ${status} ${instancePath} ${message}`,
  );
}

/** The response examples of an operation: name, HTTP status and body. */
export function responseExamples({ responses }: PublishedOperation) {
  const { components } = published;
  return Object.entries(responses).flatMap(([status, response]) => {
    const found = '$ref' in response ? components.responses[lastOf(response.$ref)] : response;
    const examples = found?.content['application/json'].examples ?? {};
    return Object.entries(examples).map(([name, example]) => {
      const shown = '$ref' in example ? components.examples[lastOf(example.$ref)] : example;
      return { name, status: Number(status), body: shown?.value };
    });
  });
}

const lastOf = (reference: string) => reference.split('/').at(-1) ?? '';

/** The request of a named example; undefined without one. */
export function requestExample(
  { parameters = [], requestBody, path }: PublishedOperation & { path: string },
  name: string,
) {
  const own = parameters.flatMap((parameter) => {
    if ('$ref' in parameter) return [];
    const example = parameter.examples?.[name];
    return example ? [{ ...parameter, value: example.value }] : [];
  });
  const valuesIn = (at: string) =>
    Object.fromEntries(own.filter((found) => found.in === at).map(({ name: key, value }) => [key, value]));
  const example = requestBody?.content['application/json'].examples[name];
  const body = example && 'value' in example ? example.value : undefined;
  const isGiven = requestBody ? body !== undefined : !path.includes('{') || own.length > 0;
  return isGiven ? { path: valuesIn('path'), query: valuesIn('query'), body } : undefined;
}
