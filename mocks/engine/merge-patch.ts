import type { ContractDocument, Schema } from './contract.ts';
import { suggest } from './control-error.ts';
import { parseDuration } from './duration.ts';
import { createShapeReader, type Shape } from './schema-shape.ts';

export interface MergePatches {
  /** The parts of a patch that the contract does not allow, as sentences that start with the place. */
  problems(schema: Schema, patch: unknown): string[];
  /**
   * Applies a patch to a copy of a value.
   *
   * @param now epoch milliseconds that relative times start from
   */
  apply(schema: Schema, value: unknown, patch: unknown, now: number): unknown;
}

/**
 * JSON merge patches (RFC 7396) of values that the contract describes, with three extensions:
 * an object whose keys are indexes changes entries of an array, `null` is a value where the contract allows null,
 * and `+1d` or `-2h` stands for a time relative to now where the contract has an integer.
 *
 * @param validate returns the violations of a schema by a value
 */
export function createMergePatches(
  document: ContractDocument,
  validate: (schema: Schema, value: unknown) => string[],
): MergePatches {
  const shapeOf = createShapeReader(document);

  function apply(schema: Schema, value: unknown, patch: unknown, now: number): unknown {
    const shape = shapeOf(schema);
    if (typeof patch === 'string') return relativeTime(shape, patch, now) ?? patch;
    if (Array.isArray(patch)) return patch.map((entry) => apply(shape.entries, undefined, entry, now));
    if (!isObject(patch)) return patch;
    if (shape.types.has('array')) return applyToEntries(shape, Array.isArray(value) ? value : [], patch, now);
    const result = isObject(value) ? { ...value } : {};
    for (const [name, change] of Object.entries(patch)) {
      const field = shape.fields.get(name) ?? {};
      if (change === null && !shapeOf(field).types.has('null')) delete result[name];
      else result[name] = apply(field, result[name], change, now);
    }
    return result;
  }

  function applyToEntries({ entries }: Shape, value: readonly unknown[], patch: JsonObject, now: number) {
    const changes = new Map(Object.entries(patch).map(([index, change]) => [Number(index), change]));
    const changed = value.flatMap((entry, index) => {
      const change = changes.get(index);
      if (change === undefined) return [entry];
      return change === null ? [] : [apply(entries, entry, change, now)];
    });
    // Indexes beyond the end append: a list with gaps would have as many entries as the index says.
    const added = [...changes]
      .filter(([index, change]) => index >= value.length && change !== null)
      .sort(([left], [right]) => left - right)
      .map(([, change]) => apply(entries, undefined, change, now));
    return [...changed, ...added];
  }

  function problems(schema: Schema, patch: unknown, place = 'data', isRequired = true): string[] {
    const shape = shapeOf(schema);
    if (patch === null && !isRequired) return [];
    if (Array.isArray(patch)) {
      const entries = patch.flatMap((entry, index) => problems(shape.entries, entry, `${place}/${index}`));
      if (entries.length > 0) return entries;
    }
    if (!isObject(patch) || (shape.types.size === 1 && shape.types.has('null')))
      return validate(schema, apply(schema, undefined, patch, anyTime)).map(
        (violation) => `${place}${violation}`,
      );
    return Object.entries(patch).flatMap(([name, change]) => {
      const inside = `${place}/${name}`;
      if (shape.types.has('array'))
        return /^\d+$/.test(name)
          ? problems(shape.entries, change, inside, false)
          : [`${inside} is not an index of the list`];
      const field = shape.fields.get(name);
      return field
        ? problems(field, change, inside, shape.required.has(name))
        : [`${inside} is not in the contract.${suggest(name, [...shape.fields.keys()])}`];
    });
  }

  return { apply, problems };
}

/** Stands for the current time in a check, where only the type and the range of a relative time matter. */
const anyTime = Date.UTC(2030);

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The time that `+1d` or `-2h` names in place of an integer; undefined for any other text. */
function relativeTime({ types }: Shape, text: string, now: number): number | undefined {
  const durationMs = types.has('integer') && /^[+-]/.test(text) ? parseDuration(text.slice(1)) : undefined;
  if (durationMs === undefined) return undefined;
  return text.startsWith('+') ? now + durationMs : now - durationMs;
}
