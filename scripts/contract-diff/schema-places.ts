import { allowsNull, type FlatSchema, flatten, withoutNull } from '../contract-document/flat-schema.ts';
import type { JsonObject } from '../contract-document/json.ts';

/** What is said of a place, by keyword. */
export type Facts = ReadonlyMap<string, ReadonlySet<string>>;

/** A place of an operation that a client can tell from others, such as a field of a response. */
export interface Place {
  /** Decides what it means that a place is new or gone. */
  kind: 'member' | 'limit' | 'login' | 'media' | 'status' | 'code' | 'success' | 'error' | 'alternative';
  /** Who writes the value: the client in a request, the backend in a response. */
  direction: 'request' | 'response';
  /** Such as `request field "contact.email"`. */
  name: string;
  /** Key of the place around it. */
  parent: string;
  facts: Facts;
}

/** The places of an operation by key, outer ones before inner ones. Two ways to write a contract have the same surface. */
export type Surface = ReadonlyMap<string, Place>;

/** Where the places of an operation are collected. */
export interface Places {
  document: JsonObject;
  add(key: string, place: Omit<Place, 'facts'>, ...facts: Facts[]): void;
}

/** A place whose value has a schema. */
export interface Spot extends Omit<Place, 'name' | 'facts'> {
  key: string;
  /** Name of the whole value. */
  whole: string;
  /** Name of its fields, whose path follows. */
  part: string;
  path?: string;
  /** References on the way here. A recursive schema ends at the second visit. */
  visited?: readonly string[];
}

/** A keyword with its values; none without a value. */
export const fact = (name: string, ...values: readonly string[]): Facts =>
  new Map(values.length > 0 ? [[name, new Set(values)]] : []);
export const flag = (name: string, isSet: boolean): Facts => fact(name, ...(isSet ? ['yes'] : []));

/** Adds the places of a schema. */
export function addSchema(places: Places, spot: Spot, schema: unknown, ...facts: Facts[]): void {
  addAlternatives(places, spot, flatten(places.document, schema), ...facts);
}

/** Adds the places of alternative schemas. */
export function addAlternatives(places: Places, spot: Spot, schemas: FlatSchema[], ...facts: Facts[]): void {
  const alternatives = schemas.filter(({ types }) => withoutNull(types)?.size !== 0);
  const own = [...facts, flag('null', schemas.some(allowsNull))];
  const [only] = alternatives;
  if (only && alternatives.length === 1) {
    addFlat(places, spot, only, ...own);
    return;
  }
  const labels = alternatives
    .map(labelOf)
    .map((label, index, all) => (all.indexOf(label) === index ? label : `${label} ${index + 1}`));
  own.push(labels.length > 0 ? fact('alternative', ...labels) : fact('type', 'null'));
  places.add(spot.key, { ...spot, name: nameOf(spot) }, ...own);
  for (const [index, schema] of alternatives.entries()) {
    const suffix = ` (${labels[index]})`;
    const named = spot.path ? { path: spot.path + suffix } : { whole: spot.whole + suffix };
    const inner = { ...spot, ...named, parent: spot.key, key: spot.key + suffix };
    addFlat(places, { ...inner, kind: 'alternative' }, schema);
  }
}

function addFlat(places: Places, spot: Spot, schema: FlatSchema, ...facts: Facts[]): void {
  const { types, values, bounds, keywords, isClosed, references, required } = schema;
  places.add(
    spot.key,
    { ...spot, name: nameOf(spot) },
    keywords,
    fact('type', ...(withoutNull(types) ?? [])),
    fact('value', ...(withoutNull(values) ?? [])),
    new Map([...bounds].map(([keyword, bound]) => [keyword, new Set([`${bound}`])])),
    flag('closed', isClosed),
    fact('undescribed-required', ...[...required].filter((name) => !schema.properties.has(name))),
    ...facts,
  );
  const { path = '', visited = [] } = spot;
  const visit = references.join(' ');
  if (visit && visited.includes(visit)) return;
  const inner = (kind: Place['kind'], name: string): Spot => ({
    ...spot,
    kind,
    parent: spot.key,
    key: `${spot.key}/${name}`,
    path: path && name !== '[]' ? `${path}.${name}` : path + name,
    visited: [...visited, visit],
  });
  for (const [name, field] of schema.properties)
    addSchema(places, inner('member', name), field, flag('required', required.has(name)));
  if (schema.items !== undefined) addSchema(places, inner('limit', '[]'), schema.items);
  if (schema.others !== undefined) addSchema(places, inner('limit', '*'), schema.others);
}

const nameOf = ({ whole, part, path }: Spot) => (path ? `${part} "${path}"` : whole);

const labelOf = ({ references, types }: FlatSchema) =>
  references.at(-1)?.split('/').at(-1) ?? [...(withoutNull(types) ?? ['anything'])].join(' or ');
