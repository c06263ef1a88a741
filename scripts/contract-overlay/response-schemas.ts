import { isObject, type JsonObject, toList, toObject, toStrings } from '../contract-document/json.ts';
import type { Path } from '../contract-document/update-at.ts';
import { valueAt } from './overlay.ts';

export const isSuccess = (code: string) => /^\d+$/.test(code);

/** The path of the responses of an operation. */
export function findResponses(document: JsonObject, operationId: string): Path | undefined {
  for (const [path, item] of Object.entries(toObject(document.paths)))
    for (const [method, operation] of Object.entries(toObject(item)))
      if (toObject(operation).operationId === operationId) return ['paths', path, method, 'responses'];
  return undefined;
}

/** Follows the references from a path. */
function followReferences(document: JsonObject, path: Path): Path {
  const { $ref } = toObject(valueAt(document, path));
  if (typeof $ref !== 'string') return path;
  const target = $ref
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return followReferences(document, target);
}

/** The paths of a schema and of all schemas that apply with it. */
export function findParts(document: JsonObject, path: Path): Path[] {
  const schema = toObject(valueAt(document, path));
  const target = followReferences(document, path);
  return [
    ...(target === path ? [] : findParts(document, target)),
    ...toList(schema.allOf).flatMap((_, index) => findParts(document, [...path, 'allOf', index])),
    path,
  ];
}

/** The paths of the alternatives of a schema; the schema itself without `oneOf` or `anyOf`. */
export function findAlternatives(document: JsonObject, path: Path): Path[] {
  const target = followReferences(document, path);
  const schema = toObject(valueAt(document, target));
  const keyword = ['oneOf', 'anyOf'].find((name) => Array.isArray(schema[name]));
  if (!keyword) return [path];
  return toList(schema[keyword]).flatMap((_, index) =>
    findAlternatives(document, [...target, keyword, index]),
  );
}

/** The schema of a success in a response. */
export const findSuccess = (document: JsonObject, response: Path): Path | undefined =>
  envelopesOf(document, response).find((path) => !isRefusal(document, path));

/** The schema of a business refusal or an error in a response. */
export const findRefusal = (document: JsonObject, response: Path): Path | undefined =>
  envelopesOf(document, response).find((path) => isRefusal(document, path));

/** The schema of an error envelope with one code. */
export const refusalSchema = (code: string): JsonObject => ({
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'string', enum: [code] },
    msg: { type: 'string' },
    data: { type: 'null' },
  },
});

/** The path of a response's JSON content. */
export const findContent = (document: JsonObject, response: Path): Path => [
  ...followReferences(document, response),
  'content',
  'application/json',
];

function envelopesOf(document: JsonObject, response: Path): Path[] {
  const schema = [...findContent(document, response), 'schema'];
  return valueAt(document, schema) === undefined ? [] : findAlternatives(document, schema);
}

function isRefusal(document: JsonObject, envelope: Path): boolean {
  const codes = findParts(document, envelope)
    .map((part) => valueAt(document, [...part, 'properties', 'code']))
    .filter(isObject);
  return codes.some(
    ({ enum: values, pattern }) =>
      toStrings(values).some((code) => !isSuccess(code)) ||
      (typeof pattern === 'string' && !new RegExp(pattern, 'u').test('00000')),
  );
}
