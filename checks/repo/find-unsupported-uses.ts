import { join } from 'node:path';
import browserslist from 'browserslist';
import ts from 'typescript';
import { features } from 'web-features';
import { root } from '../../test/files.ts';

/** The names of the browsers in `browserslist` and in web-features. */
const listedNames = new Map([
  ['chrome', 'chrome'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['ios_saf', 'safari_ios'],
] as const);

/** The oldest supported version of each browser. */
const oldestVersions = new Map<'chrome' | 'firefox' | 'safari' | 'safari_ios', number>();
for (const browser of browserslist()) {
  const [name, version = ''] = browser.split(' ');
  for (const [listed, known] of listedNames) {
    if (listed !== name) continue;
    const oldest = oldestVersions.get(known) ?? Number.POSITIVE_INFINITY;
    oldestVersions.set(known, Math.min(oldest, Number.parseFloat(version)));
  }
}

/** The support of each web API, by its name in MDN's data, such as `api.URL.canParse_static`. */
const support = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
  ),
);

/** Members that many interfaces share are listed in MDN's data under the interfaces themselves. */
const mixinHosts = ['Window', 'Document', 'HTMLElement', 'Element', 'Node', 'Navigator'];

/** The name of a member in MDN's data; undefined for what the data does not contain. */
function findMember(owner: string, name: string, isStatic: boolean): string | undefined {
  const key = isStatic ? `${name}_static` : name;
  const owners = [`api.${owner}`, `javascript.builtins.${owner}`];
  const found = owners
    .flatMap((each) => [`${each}.${key}`, `${each}.${name}`])
    .find((each) => support.has(each));
  if (found || owners.some((each) => support.has(each))) return found;
  return mixinHosts.map((host) => `api.${host}.${key}`).find((each) => support.has(each));
}

/** The browsers of the policy that lack an API, such as `chrome 109`. */
function missingIn(key: string): string[] {
  const versions = support.get(key)?.support;
  if (!versions) return [];
  return [...oldestVersions].flatMap(([browser, oldest]) =>
    Number.parseFloat(versions[browser]?.replace('≤', '') ?? '') <= oldest ? [] : [`${browser} ${oldest}`],
  );
}

interface Member {
  owner: string;
  /** Empty for the interface itself. */
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
  if (ts.isVariableDeclaration(declaration)) return { owner: name, name: '', isStatic: false };
  if (ts.isFunctionDeclaration(declaration)) return { owner: 'Window', name, isStatic: false };
  return undefined;
}

function keyOf({ owner, name, isStatic }: Member): string {
  if (!name) return support.has(`api.${owner}`) ? `api.${owner}` : `javascript.builtins.${owner}`;
  return findMember(owner, name, isStatic) ?? (owner === 'Window' ? `api.${name}` : '');
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
      const missing = member ? missingIn(keyOf(member)) : [];
      if (member && missing.length > 0) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        const api = member.name ? `${member.owner}.${member.name}` : member.owner;
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
