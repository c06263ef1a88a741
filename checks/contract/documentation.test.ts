import { expect, test } from 'vitest';
import type { Schema } from '../../mocks/engine/contract.ts';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { operations } from '../../test/contract/caller.ts';
import { read } from '../../test/files.ts';

const schemas = new Map<string, Schema>(Object.entries(contract.components.schemas));

function resolve(schema: Schema): Schema {
  const { $ref, ...own } = schema;
  if (typeof $ref !== 'string') return schema;
  return { ...resolve(schemas.get($ref.split('/').at(-1) ?? '') ?? {}), ...own };
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const listOfNames = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isSchema) : []);

interface Field {
  at: string;
  schema: Schema;
}

/** Every property below a schema, with the items of arrays. References are followed by name, once for each schema. */
function fieldsBelow(schema: Schema, at: string): Field[] {
  const { properties, items, allOf } = schema;
  const own = Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, property]) =>
    isSchema(property)
      ? [{ at: `${at}.${name}`, schema: resolve(property) }, ...fieldsBelow(property, `${at}.${name}`)]
      : [],
  );
  const nested = isSchema(items)
    ? [{ at: `${at}[]`, schema: resolve(items) }, ...fieldsBelow(items, `${at}[]`)]
    : [];
  return [...own, ...nested, ...listOf(allOf).flatMap((part) => fieldsBelow(part, at))];
}

const fields = [...schemas].flatMap(([name, schema]) => fieldsBelow(schema, name));

/** Every schema of the contract, in components, parameters, requests and responses, with its place. */
function schemasBelow(node: unknown, at: string): Field[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => schemasBelow(item, `${at}/${index}`));
  if (!isSchema(node)) return [];
  const own = 'type' in node || 'oneOf' in node ? [{ at, schema: node }] : [];
  const inner = Object.entries(node).filter(
    ([name]) => !['example', 'examples', 'x-plain-text'].includes(name),
  );
  return [...own, ...inner.flatMap(([name, value]) => schemasBelow(value, `${at}/${name}`))];
}

const everySchema = schemasBelow(
  { ...contract.components, securitySchemes: undefined },
  '#/components',
).concat(schemasBelow(contract.paths, '#/paths'));

/** The bounds that a schema lacks. */
function missingBounds({ type, enum: values, ...schema }: Schema): string[] {
  const needed: Record<string, string[]> = {
    string: ['maxLength'],
    integer: ['minimum', 'maximum', 'format'],
    number: ['minimum', 'maximum'],
    array: ['maxItems', 'items'],
  };
  return values ? [] : (needed[String(type)] ?? []).filter((keyword) => !(keyword in schema));
}

const isDescribed = (schema: Schema): boolean =>
  typeof schema.description === 'string' || listOf(schema.allOf).some((part) => isDescribed(resolve(part)));

test('every field has a description', () => {
  expect(fields.length).toBeGreaterThan(150);
  expect(fields.filter(({ schema }) => !isDescribed(schema)).map(({ at }) => at)).toEqual([]);
});

test('every value has bounds', () => {
  const unbounded = everySchema.flatMap(({ at, schema }) =>
    missingBounds(schema).map((keyword) => `${at}: ${keyword}`),
  );
  // The server takes any timestamp.
  expect(unbounded).toEqual(['#/components/parameters/Timestamp/schema: maxLength']);
  expect(everySchema.length).toBeGreaterThan(300);
});

test('null has one spelling: an alternative', () => {
  expect(everySchema.filter(({ schema }) => Array.isArray(schema.type)).map(({ at }) => at)).toEqual([]);
});

test('every required field exists', () => {
  const wrong = everySchema.filter(({ schema }) => {
    const names = Object.keys(isSchema(schema.properties) ? schema.properties : {});
    return listOfNames(schema.required).some((name) => !names.includes(name));
  });
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

test('every refusal requires its code', () => {
  const codes = everySchema.filter(({ at, schema }) => at.endsWith('/code') && 'enum' in schema);
  const lax = codes.filter(({ at }) => {
    const owner = everySchema.find((candidate) => `${candidate.at}/properties/code` === at);
    return !listOfNames(owner?.schema.required).includes('code');
  });
  expect(codes.length).toBeGreaterThan(50);
  expect(lax.map(({ at }) => at)).toEqual([]);
});

test('the timestamp is the last parameter: generated functions with a list of arguments have it last', () => {
  const others = operations.filter(({ parameters }) => parameters.at(-1)?.name !== '_t');
  expect(others.map(({ operationId }) => operationId)).toEqual([]);
});

test.each(operations)('$operationId states what it requires and its side effects', ({ path, method }) => {
  const item = new Map<string, Record<string, { description?: string }>>(Object.entries(contract.paths)).get(
    path,
  );
  const text = item?.[method.toLowerCase()]?.description;
  expect(text).toMatch(/^[A-Z].+\n\n\*\*Requires:\*\* .+\n\n\*\*Side effects:\*\* .+$/s);
});

test('the changelog starts with the version of the contract', () => {
  const [, version] = read('openapi/CHANGELOG.md').match(/^## (\S+)/m) ?? [];
  expect(version, 'openapi/CHANGELOG.md begins with the version of openapi/openapi.yaml').toBe(
    contract.info.version,
  );
});
