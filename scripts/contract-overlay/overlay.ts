import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { isObject, type JsonObject, toList, toObject } from '../contract-document/json.ts';
import { type Path, updateAt } from '../contract-document/update-at.ts';
import { parseJsonPath } from './json-path.ts';

/** A step of an overlay. */
export interface Action {
  /** JSONPath of the changed value. */
  target: string;
  description?: string;
  /** Merged into an object, or appended to a list. */
  update?: unknown;
  remove?: boolean;
}

/** Thrown when an overlay cannot be read or applied. The message is a sentence. */
export class OverlayError extends Error {
  override name = 'OverlayError';
}

/**
 * Reads the actions of an overlay, as YAML or JSON.
 *
 * @throws OverlayError when the file is no overlay
 */
export async function readActions(file: string): Promise<Action[]> {
  const document = toObject(
    await readFile(file, 'utf8').then(parse, () => {
      throw new OverlayError(`The overlay ${file} cannot be read.`);
    }),
  );
  const actions = toList(document.actions).filter(isAction);
  if (typeof document.overlay !== 'string' || actions.length !== toList(document.actions).length)
    throw new OverlayError(`${file} is no OpenAPI overlay.`);
  return actions;
}

const isAction = (value: unknown): value is Action => isObject(value) && typeof value.target === 'string';

/**
 * Applies the actions of an overlay in their order.
 *
 * @throws OverlayError for a target that selects several values, or none
 */
export function applyActions(document: JsonObject, actions: readonly Action[]): JsonObject {
  return actions.reduce<JsonObject>((result, { target, update, remove }) => {
    const path = parseJsonPath(target);
    if (!path)
      throw new OverlayError(
        `${target} is not supported. A target selects one value, without wildcards or filters.`,
      );
    if (valueAt(result, path) === undefined)
      throw new OverlayError(`The contract has no ${target}. The overlay is outdated.`);
    return toObject(updateAt(result, path, (old) => (remove ? undefined : merge(old, update))));
  }, document);
}

/** The value at a path; undefined without one. */
export const valueAt = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) => (Array.isArray(value) ? value[Number(part)] : toObject(value)[part]),
    document,
  );

/** Objects merge field by field, lists grow, and other values are replaced. */
function merge(old: unknown, update: unknown): unknown {
  if (Array.isArray(old)) return [...old, ...(Array.isArray(update) ? update : [update])];
  if (!isObject(old) || !isObject(update)) return update;
  const merged = Object.entries(update).map(([name, value]) => [
    name,
    name in old ? merge(old[name], value) : value,
  ]);
  return { ...old, ...Object.fromEntries(merged) };
}

/** A document of the OpenAPI Overlay Specification 1.0 for the bundled contract. */
export const toOverlay = (title: string, actions: readonly Action[]) => ({
  overlay: '1.0.0',
  info: { title, version: '1.0.0' },
  extends: 'openapi/generated/contract.json',
  actions,
});
