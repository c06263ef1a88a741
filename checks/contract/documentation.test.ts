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

function hasBounds(schema: Schema): boolean {
  if (schema.enum || schema.oneOf) return true;
  if (listOf(schema.allOf).some((part) => hasBounds(resolve(part)))) return true;
  const types = [schema.type].flat();
  if (types.includes('string')) return 'maxLength' in schema || 'pattern' in schema;
  if (types.includes('integer') || types.includes('number')) return 'minimum' in schema;
  return types.includes('array') ? 'maxItems' in schema : true;
}

const isDescribed = (schema: Schema): boolean =>
  typeof schema.description === 'string' || listOf(schema.allOf).some((part) => isDescribed(resolve(part)));

test('every field has a description', () => {
  expect(fields.length).toBeGreaterThan(150);
  expect(fields.filter(({ schema }) => !isDescribed(schema)).map(({ at }) => at)).toEqual([]);
});

test('every field has bounds', () => {
  expect(fields.filter(({ schema }) => !hasBounds(schema)).map(({ at }) => at)).toEqual([]);
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
  expect(version).toBe(contract.info.version);
});
