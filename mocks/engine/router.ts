import type { Operation } from './contract.ts';

/** The operation that a request calls, with its path parameters. */
export interface Called<Id extends string> {
  operation: Operation<Id>;
  path: Record<string, unknown>;
}

/** What a method and a path lead to. */
export interface Route<Id extends string> {
  /** Undefined where the path, or its method, is in no operation. */
  called?: Called<Id>;
  /** The methods of the path; none for an unknown one. */
  methods: readonly string[];
}

interface Entry<Id extends string> {
  segments: string[];
  operations: Map<string, Operation<Id>>;
}

/**
 * Finds the operation for a method and a path of the contract.
 *
 * Literal segments take precedence over parameters: `/v1/news/list` never matches `/v1/news/{id}`.
 */
export function createRouter<Id extends string>(
  operations: readonly Operation<Id>[],
): (method: string, pathname: string) => Route<Id> {
  const literal = new Map<string, Entry<Id>>();
  const byLength = new Map<number, Entry<Id>[]>();
  for (const operation of operations) {
    const segments = operation.path.split('/');
    const isLiteral = !operation.path.includes('{');
    const siblings = byLength.get(segments.length) ?? [];
    const entry = isLiteral
      ? literal.get(operation.path)
      : siblings.find(({ segments: other }) => other.join('/') === operation.path);
    if (entry) {
      entry.operations.set(operation.method, operation);
      continue;
    }
    const added = { segments, operations: new Map([[operation.method, operation]]) };
    if (isLiteral) literal.set(operation.path, added);
    else byLength.set(segments.length, [...siblings, added]);
  }
  const parameterCount = ({ segments }: Entry<Id>) => countParameters(segments.join('/'));
  for (const entries of byLength.values()) entries.sort((a, b) => parameterCount(a) - parameterCount(b));

  return (method, pathname) => {
    const segments = pathname.split('/');
    const candidates = [literal.get(pathname), ...(byLength.get(segments.length) ?? [])];
    const methods = new Set<string>();
    for (const entry of candidates) {
      const path = entry && match(entry.segments, segments);
      if (!path) continue;
      for (const allowed of entry.operations.keys()) methods.add(allowed);
      const operation = entry.operations.get(method);
      if (operation) return { called: { operation, path }, methods: [...methods] };
    }
    return { methods: [...methods] };
  };
}

/** The number of parameters in a path of the contract. A path with fewer is more specific. */
export const countParameters = (path: string): number => path.split('{').length - 1;

function match(template: string[], segments: string[]): Record<string, string> | undefined {
  const path: Record<string, string> = {};
  for (const [index, expected] of template.entries()) {
    const actual = segments[index] ?? '';
    if (expected.startsWith('{')) {
      if (actual === '') return undefined;
      path[expected.slice(1, -1)] = decode(actual);
    } else if (expected !== actual) return undefined;
  }
  return path;
}

/** Decodes a segment. Invalid percent-encoding is returned unchanged and matches no id. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
