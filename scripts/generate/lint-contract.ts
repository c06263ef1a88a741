import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createConfig, getLineColLocation, lintFromString } from '@redocly/openapi-core';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { type CommonErrorCodes, type Description, readContract, type Source } from './description.ts';

/**
 * The rules for a document as its authors write it. The generator adds the failures and the examples that
 * `npm run lint:contract` requires.
 */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-enum-type-mismatch': 'error',
  'no-identical-paths': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-parameters-unique': 'error',
  'path-declaration-must-exist': 'error',
  'path-parameters-defined': 'error',
  'security-defined': 'error',
} as const;

/** A YAML file with the line of each node. */
function parseFile(path: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter });
  return { document, lineAt: (offset: number) => lineCounter.linePos(offset).line };
}

/** The errors of the YAML syntax. */
function lintSyntax(root: string, path: string): string[] {
  const { document, lineAt } = parseFile(join(root, path));
  // The first error of a file causes the others.
  return document.errors
    .slice(0, 1)
    .map(({ pos, message }) => `${path}:${lineAt(pos[0])} ${message.split('\n')[0]}`);
}

/** The errors of the lists of codes below `x-error-codes`. */
function lintErrorCodes(
  root: string,
  path: string,
  catalogue: Set<string>,
  common: CommonErrorCodes,
): string[] {
  const { document, lineAt } = parseFile(join(root, path));
  const paths = document.get('paths');
  if (!isMap(paths)) return [`${path} has no paths.`];
  const operations = paths.items.flatMap(({ value }) => (isMap(value) ? value.items : []));
  return operations.flatMap(({ value: operation }) => {
    if (!isMap(operation) || !operation.has('operationId')) return [];
    const operationId = operation.get('operationId');
    const at = (node: { range?: [number, number, number] | null }) =>
      `${path}:${lineAt(node.range?.[0] ?? 0)}`;
    const codes = operation.get('x-error-codes', true);
    if (!isSeq(codes))
      return [
        `${at(operation)} ${operationId} has no list x-error-codes. Without codes of its own, it is empty.`,
      ];
    const security = operation.get('security');
    const isPublic = isSeq(security) && security.items.length === 0;
    const added = [...common.always, ...common.encrypted, ...(isPublic ? [] : common.authorised)];
    return codes.items.filter(isScalar).flatMap((item) => {
      const code = String(item.value);
      if (!catalogue.has(code))
        return [`${at(item)} ${operationId} lists ${code}, which error-codes.yaml lacks.`];
      if (added.includes(code))
        return [`${at(item)} ${operationId} lists ${code}, which the generator adds. Remove it.`];
      return [];
    });
  });
}

/** The optional texts of the company that refuse an empty one, which its form sends and a company has before it is first saved. */
function lintEmptyTexts(root: string, path: string): string[] {
  const { document, lineAt } = parseFile(join(root, path));
  const schema = document.getIn(['components', 'schemas', 'CompanyInfo']);
  if (!isMap(schema)) return [];
  const properties = schema.get('properties');
  if (!isMap(properties)) return [];
  const { required = [] }: { required?: string[] } = schema.toJS(document);
  return properties.items.flatMap(({ key, value }) => {
    if (!isMap(value) || !isScalar(key) || required.includes(String(key.value))) return [];
    const { type, format, minLength = 0, pattern = '' } = value.toJS(document);
    if (type !== 'string' || (!format && minLength === 0 && new RegExp(pattern, 'u').test(''))) return [];
    return [
      `${path}:${lineAt(key.range?.[0] ?? 0)} CompanyInfo.${key.value} is optional, but refuses the empty text that its form sends. Require it, or ` +
        String.raw`replace its format, minLength and pattern by one that allows it, such as '^(\S.*)?$'.`,
    ];
  });
}

/** The tags without a file, the files of no tag, and the paths that two files describe. */
function lintTags(root: string, files: string[], tags: string[]): string[] {
  const fileOf = (tag: string) => `openapi/tags/${tag}.yaml`;
  const owners = new Map<string, string>();
  return [
    ...tags
      .filter((tag) => !files.includes(fileOf(tag)))
      .map((tag) => `openapi.yaml lists the tag ${tag}, but ${fileOf(tag)} is missing.`),
    ...files
      .filter((file) => !tags.map(fileOf).includes(file))
      .map((file) => `${file} describes a tag that openapi.yaml does not list.`),
    ...files.flatMap((file) =>
      Object.keys(parseFile(join(root, file)).document.toJS().paths ?? {}).flatMap((path) => {
        const owner = owners.get(path);
        owners.set(path, owner ?? file);
        return owner ? [`${file} describes ${path}, as ${owner} does.`] : [];
      }),
    ),
  ];
}

/** The errors of an OpenAPI description, each with file and line. */
export async function lintSource(root: string, source: Source): Promise<string[]> {
  const problems = await lintFromString({ ...source, config: await createConfig({ rules }) });
  return problems.flatMap(({ message, location: [location], suggest: [suggestion] }) => {
    if (!location) return [message];
    const { line } = getLineColLocation(location).start;
    const text = location.source.body.split('\n')[line - 1]?.trim();
    const hint = suggestion ? ` Did you mean ${suggestion}?` : '';
    return `${relative(root, location.source.absoluteRef)}:${line} ${message.trim()} (${text})${hint}`;
  });
}

type Head = Pick<Description, 'tags'> & { 'x-common-error-codes': CommonErrorCodes };

/** The errors of the contract in `openapi/` of a project. */
export async function lintContract(root: string): Promise<string[]> {
  const syntax = globSync(['openapi/*.yaml', 'openapi/tags/*.yaml'], { cwd: root })
    .sort()
    .flatMap((path) => lintSyntax(root, path));
  if (syntax.length > 0) return syntax;

  const { tags, 'x-common-error-codes': common }: Head = parseFile(
    join(root, 'openapi/openapi.yaml'),
  ).document.toJS();
  const files = globSync('openapi/tags/*.yaml', { cwd: root }).sort();
  const names = tags.map(({ name }) => name);
  const misplaced = lintTags(root, files, names);
  if (misplaced.length > 0) return misplaced;

  const catalogue = new Set(Object.keys(parseFile(join(root, 'openapi/error-codes.yaml')).document.toJS()));
  return [
    ...files.flatMap((path) => lintErrorCodes(root, path, catalogue, common)),
    ...files.flatMap((path) => lintEmptyTexts(root, path)),
    ...(await lintSource(root, readContract(join(root, 'openapi')))),
  ];
}
