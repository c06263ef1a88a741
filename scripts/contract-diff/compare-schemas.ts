import type { JsonObject } from '../contract-document/json.ts';
import { compareSets, type Direction, type Extent, impactOf, type Report } from './changes.ts';
import { type FlatSchema, flatten, isLowerBound } from './flat-schema.ts';

/** The two contracts and the direction of the compared value. */
export interface Comparison {
  base: JsonObject;
  revision: JsonObject;
  direction: Direction;
  report: Report;
}

/** A place in a request or response, with its name in reports. */
export interface Place {
  /** Name of the whole value, such as `request body`. */
  whole: string;
  /** Name of a part, such as `request field`; its path follows. */
  part: string;
  /** Such as `contact.email`; empty for the whole value. */
  path: string;
  /** References on the way here. A recursive schema ends at the second visit. */
  visited: readonly string[];
}

/** The place of a whole value. */
export const placeOf = (whole: string, part: string): Place => ({ whole, part, path: '', visited: [] });

/** Compares what two schemas allow and reports the differences. */
export function compareSchemas(comparison: Comparison, place: Place, base: unknown, revision: unknown): void {
  compareAlternatives(
    comparison,
    place,
    flatten(comparison.base, base),
    flatten(comparison.revision, revision),
  );
}

/** Compares the alternatives of two schemas. */
export function compareAlternatives(
  comparison: Comparison,
  place: Place,
  base: readonly FlatSchema[],
  revision: readonly FlatSchema[],
): void {
  const { direction, report } = comparison;
  const wasNullable = base.some(isNullable);
  const nowNullable = revision.some(isNullable);
  if (nowNullable && !wasNullable) report(impactOf(direction, 'wider'), `${nameOf(place)} may now be null`);
  if (wasNullable && !nowNullable)
    report(impactOf(direction, 'narrower'), `${nameOf(place)} may no longer be null`);

  const { pairs, added, removed } = pairUp(base.filter(isMoreThanNull), revision.filter(isMoreThanNull));
  for (const [before, after] of pairs) compareFlat(comparison, place, before, after);
  for (const variant of added)
    report(impactOf(direction, 'wider'), `${nameOf(place)} has a new alternative, ${labelOf(variant)}`);
  for (const variant of removed)
    report(impactOf(direction, 'narrower'), `${nameOf(place)} has lost an alternative, ${labelOf(variant)}`);
}

function compareFlat(comparison: Comparison, place: Place, base: FlatSchema, revision: FlatSchema): void {
  const { direction, report } = comparison;
  const name = nameOf(place);
  const reportExtent = (extent: Extent, what: string) =>
    report(impactOf(direction, extent), `${name} ${what}`);

  const types = compareSets(withoutNull(base.types), withoutNull(revision.types));
  if (types) reportExtent(types.extent, `is now ${typesText(revision)} instead of ${typesText(base)}`);
  // Further differences of another type say nothing new.
  if (types?.extent === 'different') return;
  compareValues(base, revision, reportExtent);
  compareBounds(base, revision, reportExtent);
  compareConstraints(base, revision, reportExtent);
  if (base.defaultValue !== revision.defaultValue)
    report(
      'risky',
      `${name} has the default ${revision.defaultValue ?? 'nothing'} instead of ${base.defaultValue ?? 'nothing'}`,
    );
  const keywords = new Set([...base.annotations.keys(), ...revision.annotations.keys()]);
  for (const keyword of keywords)
    if (base.annotations.get(keyword) !== revision.annotations.get(keyword))
      report('harmless', `${name}: ${keyword} changed`, { isDocumentation: true });

  const visit = `${base.references.join(' ')} | ${revision.references.join(' ')}`;
  const isRecursive = visit !== ' | ' && place.visited.includes(visit);
  if (isRecursive) return;
  const visited = [...place.visited, visit];
  compareFields(comparison, { ...place, visited }, base, revision);
  if (base.items !== undefined || revision.items !== undefined)
    compareSchemas(comparison, { ...place, path: `${place.path}[]`, visited }, base.items, revision.items);
}

type ReportExtent = (extent: Extent, what: string) => void;

function compareValues(base: FlatSchema, revision: FlatSchema, reportExtent: ReportExtent): void {
  const values = compareSets(withoutNull(base.values, 'null'), withoutNull(revision.values, 'null'));
  if (!values) return;
  const list = (texts: Iterable<string>) => [...texts].join(', ');
  if (!base.values) reportExtent('narrower', `is now limited to ${list(revision.values ?? [])}`);
  else if (!revision.values) reportExtent('wider', `is no longer limited to ${list(base.values)}`);
  if (values.added.length > 0) reportExtent('wider', `has the new value ${list(values.added)}`);
  if (values.removed.length > 0) reportExtent('narrower', `no longer has the value ${list(values.removed)}`);
}

function compareBounds(base: FlatSchema, revision: FlatSchema, reportExtent: ReportExtent): void {
  for (const keyword of new Set([...base.bounds.keys(), ...revision.bounds.keys()])) {
    const [before, after] = [base.bounds.get(keyword), revision.bounds.get(keyword)];
    if (before === after) continue;
    if (before === undefined) reportExtent('narrower', `has the new bound ${keyword} ${after}`);
    else if (after === undefined) reportExtent('wider', `has lost the bound ${keyword} ${before}`);
    else {
      const isNarrower = isLowerBound(keyword) ? after > before : after < before;
      reportExtent(isNarrower ? 'narrower' : 'wider', `has ${keyword} ${after} instead of ${before}`);
    }
  }
}

/** More constraints allow less. */
function compareConstraints(base: FlatSchema, revision: FlatSchema, reportExtent: ReportExtent): void {
  for (const keyword of new Set([...base.constraints.keys(), ...revision.constraints.keys()])) {
    const [before, after] = [base.constraints.get(keyword), revision.constraints.get(keyword)];
    const change = compareSets(before ?? new Set(), after ?? new Set());
    if (!change) continue;
    // Encryption changes the value, instead of narrowing it. A replaced pattern or format cannot be ordered.
    const extent =
      change.extent === 'different' || keyword === 'x-encrypted'
        ? 'different'
        : change.extent === 'wider'
          ? 'narrower'
          : 'wider';
    const text = (texts: ReadonlySet<string> | undefined) => [...(texts ?? ['nothing'])].join(' and ');
    reportExtent(extent, `has ${keyword} ${text(after)} instead of ${text(before)}`);
  }
}

function compareFields(comparison: Comparison, place: Place, base: FlatSchema, revision: FlatSchema): void {
  const { direction, report } = comparison;
  if (direction === 'request' && revision.isClosed && !base.isClosed)
    report('breaking', `${nameOf(place)} no longer accepts additional fields`);
  if (direction === 'request' && base.isClosed && !revision.isClosed)
    report('harmless', `${nameOf(place)} now accepts additional fields`);
  for (const name of new Set([...base.properties.keys(), ...revision.properties.keys()])) {
    const field = { ...place, path: place.path ? `${place.path}.${name}` : name };
    const wasRequired = base.required.has(name);
    const isRequired = revision.required.has(name);
    if (!base.properties.has(name)) {
      if (direction === 'request' && isRequired) report('breaking', `${nameOf(field)} is new and required`);
      else report('harmless', `${nameOf(field)} is new`);
    } else if (!revision.properties.has(name)) {
      const isRefused = direction === 'request' && revision.isClosed;
      // A client that reads an optional field copes without it; a removed request field loses its effect.
      const impact = isRefused || (direction === 'response' && wasRequired) ? 'breaking' : 'risky';
      report(impact, `${nameOf(field)} was removed`);
    } else {
      if (isRequired !== wasRequired)
        report(
          impactOf(direction, isRequired ? 'narrower' : 'wider'),
          `${nameOf(field)} is now ${isRequired ? 'required' : 'optional'}`,
        );
      compareSchemas(comparison, field, base.properties.get(name), revision.properties.get(name));
    }
  }
}

/** Pairs alternatives of the same name or type. The rest was added or removed. */
function pairUp(base: readonly FlatSchema[], revision: readonly FlatSchema[]) {
  const [first, second] = [base[0], revision[0]];
  if (first && second && base.length === 1 && revision.length === 1)
    return { pairs: [[first, second]] as const, added: [], removed: [] };
  const removed = [...base];
  const added: FlatSchema[] = [];
  const pairs: (readonly [FlatSchema, FlatSchema])[] = [];
  for (const after of revision) {
    const index = removed.findIndex((before) => labelOf(before) === labelOf(after));
    const [before] = index < 0 ? [] : removed.splice(index, 1);
    if (before) pairs.push([before, after]);
    else added.push(after);
  }
  return { pairs, added, removed };
}

const isNullable = ({ types, values }: FlatSchema) =>
  (types === undefined || types.has('null')) && (values === undefined || values.has('null'));

const isMoreThanNull = ({ types }: FlatSchema) =>
  types === undefined || [...types].some((type) => type !== 'null');

const withoutNull = (set: ReadonlySet<string> | undefined, text = 'null') =>
  set && new Set([...set].filter((item) => item !== text));

function typesText({ types }: FlatSchema): string {
  if (!types) return 'anything';
  const shown = [...types].filter((type) => type !== 'null' && !(type === 'integer' && types.has('number')));
  return shown.join(' or ');
}

const labelOf = (schema: FlatSchema) => schema.references.at(-1)?.split('/').at(-1) ?? typesText(schema);

/** The name of a place in a report. */
const nameOf = ({ whole, part, path }: Place) => (path ? `${part} "${path}"` : whole);
