import { join } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import browserslist from 'browserslist';
import ts from 'typescript';
import { root } from '../../test/files.ts';

/** The names of the browsers in `browserslist` and in MDN's data. */
const mdnNames = new Map([
  ['chrome', 'chrome'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['ios_saf', 'safari_ios'],
] as const);

/** The oldest supported version of each browser. */
const oldestVersions = new Map<'chrome' | 'firefox' | 'safari' | 'safari_ios', number>();
for (const browser of browserslist()) {
  const [name, version = ''] = browser.split(' ');
  for (const [listed, mdnName] of mdnNames) {
    if (listed !== name) continue;
    const known = oldestVersions.get(mdnName) ?? Number.POSITIVE_INFINITY;
    oldestVersions.set(mdnName, Math.min(known, Number.parseFloat(version)));
  }
}

/** Members that many interfaces share are listed in MDN's data under the interfaces themselves. */
const mixinHosts = ['Window', 'Document', 'HTMLElement', 'Element', 'Node', 'Navigator'];

/** The entry of a member in MDN's data; undefined for what the data does not contain. */
function findEntry(owner: string, name: string, isStatic: boolean): Identifier | undefined {
  const key = isStatic ? `${name}_static` : name;
  for (const host of [bcd.api[owner], bcd.javascript.builtins?.[owner]]) {
    const found = host?.[key] ?? host?.[name];
    if (found) return found;
  }
  if (bcd.api[owner] || bcd.javascript.builtins?.[owner]) return undefined;
  return mixinHosts.map((host) => bcd.api[host]?.[key]).find(Boolean);
}

function isSupported(statement: SupportStatement | undefined, oldest: number): boolean {
  return [statement ?? []]
    .flat()
    .some(({ version_added: added, flags, partial_implementation: isPartial }) => {
      if (typeof added !== 'string' || flags || isPartial) return false;
      return Number.parseFloat(added.replace('≤', '')) <= oldest;
    });
}

/** The browsers of the policy that lack an entry, such as `chrome 109`. */
function missingIn(entry: Identifier | undefined): string[] {
  const support = entry?.__compat?.support;
  if (!support) return [];
  return [...oldestVersions].flatMap(([browser, oldest]) =>
    isSupported(support[browser], oldest) ? [] : [`${browser} ${oldest}`],
  );
}

interface Member {
  owner: string;
  name: string;
  isStatic: boolean;
}

/** The interface and the member that a declaration of TypeScript's library describes. */
function readDeclaration(declaration: ts.Declaration): Member | undefined {
  if (!/\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) return undefined;
  const name = ts.getNameOfDeclaration(declaration)?.getText() ?? '';
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text;
    const constructed = /^(\w+)Constructor$/.exec(owner)?.[1];
    return { owner: constructed ?? owner, name, isStatic: constructed !== undefined };
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return { owner: parent.parent.name.getText(), name, isStatic: true };
  if (ts.isVariableDeclaration(declaration)) return { owner: name, name: '__compat', isStatic: false };
  if (ts.isFunctionDeclaration(declaration)) return { owner: 'Window', name, isStatic: false };
  return undefined;
}

function entryOf({ owner, name, isStatic }: Member): Identifier | undefined {
  if (name === '__compat') return bcd.api[owner] ?? bcd.javascript.builtins?.[owner];
  return findEntry(owner, name, isStatic) ?? (owner === 'Window' ? bcd.api[name] : undefined);
}

/** A use of a web API that some of the supported browsers lack. */
export interface UnsupportedUse {
  /** Such as `URL.canParse`. */
  api: string;
  file: string;
  line: number;
  missingIn: string[];
}

/** Finds the uses of web APIs in source files that not all browsers of `browserslist` in package.json have. */
export function findUnsupportedUses(files: readonly string[]): UnsupportedUse[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const program = ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, root).options);
  const checker = program.getTypeChecker();
  const uses: UnsupportedUse[] = [];

  function visit(node: ts.Node, file: ts.SourceFile): void {
    if (ts.isIdentifier(node) && !ts.isPartOfTypeNode(node)) {
      const members = checker
        .getSymbolAtLocation(node)
        ?.declarations?.flatMap((each) => readDeclaration(each) ?? []);
      const [member] = members ?? [];
      const missing = member ? missingIn(entryOf(member)) : [];
      if (member && missing.length > 0) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        const api = member.name === '__compat' ? member.owner : `${member.owner}.${member.name}`;
        uses.push({ api, file: file.fileName, line: line + 1, missingIn: missing });
      }
    }
    ts.forEachChild(node, (child) => visit(child, file));
  }

  for (const name of files) {
    const file = program.getSourceFile(name);
    if (file) visit(file, file);
  }
  return uses;
}
