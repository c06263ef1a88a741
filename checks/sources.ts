import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export const root = join(import.meta.dirname, '..');

const codeFiles = ['{src,mocks,openapi,locales,checks,ladle,e2e}/**/*.{ts,tsx,mjs}', '*.ts'];

/** Files that are made by a program, and so are nobody's fault. */
const madeFiles = /\/generated\/|^ladle\/build\//;

/** What one file takes from another one. */
interface Import {
  /** A path from the project's root, or the name of a package. */
  target: string;
  /** The exports that are named; undefined takes whatever there is. */
  names?: string[];
  /** Whether it vanishes when the program runs. */
  isType: boolean;
}

/** A file of code, by what it takes and gives. */
export interface Source {
  path: string;
  imports: Import[];
  /** Other files of the project whose addresses stand in it as strings: the route table, programs that are started. */
  mentions: string[];
  exports: string[];
}

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** Paths of the project's own files that match, from its root. */
export function listFiles(pattern: string | readonly string[]): string[] {
  return globSync([...[pattern].flat()], { cwd: root })
    .filter((path) => !madeFiles.test(path) && statSync(join(root, path)).isFile())
    .sort();
}

export const read = (path: string) => readFileSync(join(root, path), 'utf8');

function readSource(path: string): Source {
  const source: Source = { path, imports: [], mentions: [], exports: [] };
  const visit = (node: ts.Node) => {
    const taken = importOf(node);
    if (taken) source.imports.push({ ...taken, target: fileAt(path, taken.target) ?? taken.target });
    else if (ts.isStringLiteralLike(node)) source.mentions.push(...mentioned(path, node.text));
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  visit(file);
  source.exports = file.statements.flatMap(exportsOf);
  return source;
}

/** What a node takes from another module, if it does. */
function importOf(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node)) {
    const clause = node.importClause;
    const elements = clause?.namedBindings && ts.isNamedImports(clause.namedBindings) && clause.namedBindings;
    const isType =
      clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
      (!clause?.name && elements && elements.elements.every((element) => element.isTypeOnly));
    return { target: textOf(node.moduleSpecifier), names: namesOf(clause), isType: Boolean(isType) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const { exportClause, isTypeOnly } = node;
    const names = exportClause && ts.isNamedExports(exportClause) ? originals(exportClause) : undefined;
    return { target: textOf(node.moduleSpecifier), names, isType: isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return { target: textOf(node.argument.literal), isType: true };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [address] = node.arguments;
    return address && ts.isStringLiteralLike(address) ? { target: address.text, isType: false } : undefined;
  }
  return undefined;
}

const textOf = (node: ts.Node) => (ts.isStringLiteralLike(node) ? node.text : '');

const originals = ({ elements }: ts.NamedImports | ts.NamedExports) =>
  elements.map(({ name, propertyName }) => (propertyName ?? name).text);

function namesOf(clause: ts.ImportClause | undefined): string[] | undefined {
  if (!clause) return [];
  const { name, namedBindings } = clause;
  if (namedBindings && ts.isNamespaceImport(namedBindings)) return undefined;
  return [...(name ? ['default'] : []), ...(namedBindings ? originals(namedBindings) : [])];
}

/** The names under which a statement gives something to others. */
function exportsOf(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (has(ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  }
  return isNamed(statement) && statement.name ? [statement.name.text] : [];
}

const isNamed = (statement: ts.Statement) =>
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement);

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

/** The file that a relative address means; undefined for a package. */
function fileAt(from: string, address: string): string | undefined {
  const [plain = ''] = address.split('?');
  return plain.startsWith('.') ? join(dirname(from), plain) : undefined;
}

/** The files that a string may name: beside the file it stands in, from the root, or in the route table. */
function mentioned(from: string, text: string): string[] {
  if (!/^[\w@./-]+\.(tsx?|mjs|css|json|ya?ml)$/.test(text)) return [];
  const places = [join(dirname(from), text), text.replace(/^\.?\//, ''), join('src', text)];
  return places.filter((place) => !place.startsWith('..') && existsSync(join(root, place)));
}

/** Every file of code, read as the compiler reads it. */
export const sources: ReadonlyMap<string, Source> = new Map(
  listFiles(codeFiles).map((path) => [path, readSource(path)]),
);
