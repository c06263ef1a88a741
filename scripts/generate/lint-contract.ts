import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { CommonErrorCodes } from './description.ts';

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
  if (!isMap(document.contents)) return [];
  const operations = document.contents.items.flatMap(({ value }) => (isMap(value) ? value.items : []));
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

/** The paths that no path of the contract names: they would be missing without a word. */
function lintUnusedPaths(root: string, paths: Record<string, { $ref: string }>): string[] {
  const used = new Set(Object.values(paths).map(({ $ref }) => `openapi/${$ref}`));
  return globSync('openapi/paths/*.yaml', { cwd: root }).flatMap((path) =>
    Object.keys(parseFile(join(root, path)).document.toJS())
      .filter((name) => !used.has(`${path}#/${name}`))
      .map((name) => `${path} describes ${name}, which no path of openapi.yaml references.`),
  );
}

/** The errors of a description of a project, each with file and line. `file` is relative to `openapi/`. */
export async function lintContract(root: string, file: string): Promise<string[]> {
  const paths = globSync(['openapi/*.yaml', 'openapi/{paths,schemas}/*.yaml'], { cwd: root }).sort();
  const syntax = paths.flatMap((path) => lintSyntax(root, path));
  if (syntax.length > 0) return syntax;

  const catalogue = new Set(Object.keys(parseFile(join(root, 'openapi/error-codes.yaml')).document.toJS()));
  const { paths: named, 'x-common-error-codes': common } = parseFile(
    join(root, 'openapi/openapi.yaml'),
  ).document.toJS();
  const codes = globSync('openapi/paths/*.yaml', { cwd: root }).flatMap((path) =>
    lintErrorCodes(root, path, catalogue, common),
  );

  const problems = await lint({ ref: join(root, 'openapi', file), config: await createConfig({ rules }) });
  const others = problems.flatMap(({ message, location: [location], suggest: [suggestion] }) => {
    if (!location) return [message];
    const { line } = getLineColLocation(location).start;
    const text = location.source.body.split('\n')[line - 1]?.trim();
    const hint = suggestion ? ` Did you mean ${suggestion}?` : '';
    return `${relative(root, location.source.absoluteRef)}:${line} ${message.trim()} (${text})${hint}`;
  });
  return [...codes, ...others, ...(others.length > 0 ? [] : lintUnusedPaths(root, named))];
}
