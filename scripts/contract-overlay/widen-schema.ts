import { isObject, type JsonObject, toObject, toStrings } from '../contract-document/json.ts';
import type { Path } from '../contract-document/update-at.ts';
import { valueAt } from './overlay.ts';
import type { Recording } from './recording.ts';
import { findAlternatives, findParts } from './response-schemas.ts';

/** Where a value was seen. */
export interface Sighting {
  /** Operation and status. */
  about: string;
  /** Such as `data.list[].title`; empty for the whole body. */
  field: string;
}

/**
 * Records what schemas lack to allow a value: fields, types, enum values, and bounds. Patterns and formats stay, because one
 * value does not show which others are right.
 *
 * @param schemas all of them apply to the value
 */
export function widenSchemas(
  recording: Recording,
  schemas: readonly Path[],
  value: unknown,
  sighting: Sighting,
): void {
  const alternatives = schemas
    .map((schema) => chooseAlternative(recording, schema, value, sighting))
    .filter((alternative) => alternative !== undefined);
  const findAll = () => alternatives.flatMap((path) => findParts(recording.document, path));
  for (const part of findAll()) {
    widenType(recording, part, value, sighting);
    widenValues(recording, part, value, sighting);
    widenBounds(recording, part, value, sighting);
  }
  if (isObject(value)) {
    for (const part of findAll()) widenRequired(recording, part, value, sighting);
    for (const [name, item] of Object.entries(value))
      widenField(recording, findAll(), name, item, inField(sighting, name));
  }
  if (!Array.isArray(value)) return;
  const items = findAll()
    .map((part) => [...part, 'items'])
    .filter((path) => valueAt(recording.document, path) !== undefined);
  for (const item of value)
    widenSchemas(recording, items, item, { ...sighting, field: `${sighting.field}[]` });
}

/** The alternative for the type of a value. A value of a new type gets a new alternative. */
function chooseAlternative(
  recording: Recording,
  schema: Path,
  value: unknown,
  sighting: Sighting,
): Path | undefined {
  const { document } = recording;
  const alternatives = findAlternatives(document, schema);
  const [first, ...others] = alternatives;
  if (!first || others.length === 0) return first;
  const fitting = alternatives.find((path) =>
    findParts(document, path).every((part) => allowsType(toObject(valueAt(document, part)), value)),
  );
  if (fitting) return fitting;
  const keyword = String(first.at(-2));
  const choice = first.slice(0, -2);
  recording.update(
    choice,
    { [keyword]: [inferSchema(value)] },
    describe(sighting, `may be ${typeOf(value)}`),
  );
  return undefined;
}

function widenType(recording: Recording, part: Path, value: unknown, sighting: Sighting): void {
  const schema = toObject(valueAt(recording.document, part));
  if (allowsType(schema, value)) return;
  const description = describe(sighting, `may be ${typeOf(value)}`);
  // A list grows by the update, and another value is replaced.
  const type = Array.isArray(schema.type) ? [typeOf(value)] : [schema.type, typeOf(value)];
  recording.update(part, { type }, description);
}

function widenValues(recording: Recording, part: Path, value: unknown, sighting: Sighting): void {
  const { enum: values } = toObject(valueAt(recording.document, part));
  if (!Array.isArray(values) || values.includes(value) || (typeof value === 'object' && value !== null))
    return;
  recording.update(part, { enum: [value] }, describe(sighting, `has the new value ${JSON.stringify(value)}`));
}

/** Keywords with the size that they limit. */
const bounds: { keyword: string; isLower: boolean; sizeOf(value: unknown): number | undefined }[] = [
  { keyword: 'minimum', isLower: true, sizeOf: (value) => (typeof value === 'number' ? value : undefined) },
  { keyword: 'maximum', isLower: false, sizeOf: (value) => (typeof value === 'number' ? value : undefined) },
  {
    keyword: 'minLength',
    isLower: true,
    sizeOf: (value) => (typeof value === 'string' ? [...value].length : undefined),
  },
  {
    keyword: 'maxLength',
    isLower: false,
    sizeOf: (value) => (typeof value === 'string' ? [...value].length : undefined),
  },
  {
    keyword: 'minItems',
    isLower: true,
    sizeOf: (value) => (Array.isArray(value) ? value.length : undefined),
  },
  {
    keyword: 'maxItems',
    isLower: false,
    sizeOf: (value) => (Array.isArray(value) ? value.length : undefined),
  },
];

function widenBounds(recording: Recording, part: Path, value: unknown, sighting: Sighting): void {
  for (const { keyword, isLower, sizeOf } of bounds) {
    const bound = toObject(valueAt(recording.document, part))[keyword];
    const size = sizeOf(value);
    if (typeof bound !== 'number' || size === undefined || (isLower ? size >= bound : size <= bound))
      continue;
    recording.update(
      part,
      { [keyword]: size },
      describe(sighting, `has ${keyword} ${size} instead of ${bound}`),
    );
  }
}

function widenRequired(recording: Recording, part: Path, value: JsonObject, sighting: Sighting): void {
  const required = toStrings(toObject(valueAt(recording.document, part)).required);
  const missing = required.filter((name) => !(name in value));
  if (missing.length === 0) return;
  const fields = missing.map((name) => `field "${inField(sighting, name).field}"`);
  const description = `${sighting.about}: ${fields.join(', ')} may be missing`;
  const rest = required.filter((name) => name in value);
  // An update would append to the list.
  recording.remove([...part, 'required'], description);
  if (rest.length > 0) recording.update(part, { required: rest }, description);
}

/** @param parts the schemas of the object */
function widenField(
  recording: Recording,
  parts: readonly Path[],
  name: string,
  value: unknown,
  sighting: Sighting,
): void {
  const has = (part: Path, ...field: string[]) =>
    isObject(valueAt(recording.document, [...part, 'properties', ...field]));
  const holders = parts.filter((part) => has(part, name));
  const home = parts.findLast((part) => has(part)) ?? parts.at(-1);
  if (holders.length === 0 && home) {
    recording.update(home, { properties: { [name]: inferSchema(value) } }, describe(sighting, 'is new'));
    holders.push(home);
  }
  const schemas = holders.map((holder) => [...holder, 'properties', name]);
  widenSchemas(recording, schemas, value, sighting);
}

const inField = (sighting: Sighting, name: string): Sighting => ({
  ...sighting,
  field: sighting.field ? `${sighting.field}.${name}` : name,
});

const describe = ({ about, field }: Sighting, what: string) =>
  `${about}: ${field ? `field "${field}"` : 'the body'} ${what}`;

/** The schema of a value that the contract does not describe. Further values widen it. */
function inferSchema(value: unknown): JsonObject {
  const type = typeOf(value);
  const description = 'Sent by the backend.';
  if (Array.isArray(value))
    return { description, type, ...(value.length > 0 ? { items: inferSchema(value[0]) } : {}) };
  if (!isObject(value)) return { description, type };
  const properties = Object.entries(value).map(([name, item]) => [name, inferSchema(item)]);
  return { description, type, properties: Object.fromEntries(properties) };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const typesOf = ({ type }: JsonObject): string[] => (typeof type === 'string' ? [type] : toStrings(type));

function allowsType(schema: JsonObject, value: unknown): boolean {
  const types = typesOf(schema);
  const type = typeOf(value);
  return types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));
}
