import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { editDocument as edit } from '../../test/contract/edit-document.ts';
import { isObject, type JsonObject } from '../contract-document/json.ts';
import { compareContracts } from './compare-contracts.ts';

const read = (name: string) => parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const sample: JsonObject = read('./sample-contract.yaml');
const seeds: [edits: JsonObject, ...changes: string[]][] = read('./seeded-changes.yaml');

const create = '/paths/~1accounts/post';
const schemaOf = (place: string) => `${create}/${place}/content/application~1json/schema`;
/** The first parts of the edits. */
const places: Record<string, string> = {
  list: '/paths/~1accounts/get',
  create,
  body: schemaOf('requestBody'),
  codes: `${schemaOf('responses/200')}/oneOf/1/properties/code/enum`,
  badRequest: schemaOf('responses/400'),
  account: '/components/schemas/Account',
};
const pointerOf = (edited: string) => edited.replace(/^\w+/, (place) => places[place] ?? place);

/** The changes from one contract to another, in the words of the report. */
const changesOf = (base: JsonObject, revision: JsonObject) =>
  compareContracts(base, revision).map(
    ({ impact, operation = 'contract', text }) => `${impact} ${operation} ${text}`,
  );

test.for(seeds)('%j', ([edits, ...expected]) => {
  const pointers = Object.entries(edits).map(([place, value]) => [pointerOf(place), value] as const);
  expect(changesOf(sample, edit(sample, pointers))).toEqual(expected);
});

/** Each value in a document that is no object, with its pointer. */
function leavesOf(value: unknown, pointer = ''): [pointer: string, value: unknown][] {
  if (!isObject(value) && !Array.isArray(value)) return [[pointer, value]];
  const entries: [string, unknown][] = Object.entries(value);
  return entries.flatMap(([name, item]) => leavesOf(item, `${pointer}/${name.replaceAll('/', '~1')}`));
}

test('whatever changes in a contract is named', () => {
  /** A name and the address of a schema that no operation reads say nothing to a client. */
  const meaningless = /^\/info\/version$|^\/paths\/~1accounts~1\{id\}\/get\/parameters\/0\/name$/;
  const leaves = leavesOf(sample).filter(([pointer]) => !meaningless.test(pointer));
  const others = leaves.map(([pointer, value]) => {
    const other = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}x`;
    return [pointer, String(value).startsWith('#') ? { type: 'boolean' } : other] as const;
  });
  const silent = others.filter((change) => changesOf(sample, edit(sample, [change])).length === 0);
  expect(silent).toEqual([]);
  expect(leaves.length).toBeGreaterThan(90);
});

test('whatever disappears from a contract is named', () => {
  const pointers = leavesOf(sample)
    .map(([pointer]) => pointer)
    .filter((pointer) => pointer !== '/info/version');
  const silent = pointers.filter(
    (pointer) => changesOf(sample, edit(sample, [[pointer, null]])).length === 0,
  );
  expect(silent).toEqual([]);
});

test('a contract equals itself, and another notation of itself', () => {
  expect(changesOf(contract, structuredClone(contract))).toEqual([]);
  const alternatives = `${schemaOf('responses/200')}/oneOf`;
  expect(
    changesOf(sample, edit(sample, [[alternatives, (members: unknown[]) => members.toReversed()]])),
  ).toEqual([]);
  const name = { allOf: [{ type: 'string' }, { maxLength: 20 }], description: 'A name' };
  expect(changesOf(sample, edit(sample, [[`${places.account}/properties/name`, name]]))).toEqual([]);
});

/** A document of OpenAPI 3.0 with one schema, which a response has. */
const document30 = (size: JsonObject, schemas: JsonObject = {}): JsonObject => ({
  openapi: '3.0.3',
  paths: {
    '/size': {
      get: {
        operationId: 'getSize',
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Size' } } } },
        },
      },
    },
  },
  components: { schemas: { Size: size, ...schemas } },
});

test('OpenAPI 3.0 has its own null and its own exclusive bounds', () => {
  const named = (base: JsonObject, revision: JsonObject) => changesOf(document30(base), document30(revision));
  const integer = { type: 'integer', minimum: 1 };
  expect(named(integer, { ...integer, nullable: true })).toEqual([
    'breaking getSize response may now be null',
  ]);
  expect(named({ allOf: [integer], nullable: true }, integer)).toEqual([
    'harmless getSize response may no longer be null',
  ]);
  expect(named(integer, { ...integer, exclusiveMinimum: true })).toEqual([
    'breaking getSize response has minimum nothing instead of 1',
    'harmless getSize response has exclusiveMinimum 1 instead of nothing',
  ]);
  const newer = { ...document30({ type: ['integer', 'null'], exclusiveMinimum: 1 }), openapi: '3.1.0' };
  expect(changesOf(document30({ ...integer, exclusiveMinimum: true, nullable: true }), newer)).toEqual([
    'risky contract contract differs in openapi, which this command does not judge',
  ]);
});

test('a parent of a discriminator that consists of its children is read', () => {
  const animals = (dog: JsonObject) =>
    document30(
      { $ref: '#/components/schemas/Animal' },
      {
        Animal: {
          type: 'object',
          properties: { kind: { type: 'string' } },
          oneOf: [{ $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Cat' }],
          discriminator: { propertyName: 'kind' },
        },
        Dog: { allOf: [{ $ref: '#/components/schemas/Animal' }, { properties: dog }] },
        Cat: { allOf: [{ $ref: '#/components/schemas/Animal' }] },
      },
    );
  expect(changesOf(animals({ bark: { type: 'string' } }), animals({ bark: { type: 'integer' } }))).toEqual([
    'breaking getSize response field "bark" is now integer instead of string',
  ]);
});
